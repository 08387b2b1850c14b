/** Describes why a policy covers a user. */
import { ownershipName } from '../../../edit/ownership-choices.js';
import { capitalized, listed } from '../../../parts/texts.js';
import type { ExplainPrivilegesQuery } from './explain.graphql.js';

export type GrantReason = NonNullable<
  ExplainPrivilegesQuery['getGrantedPrivileges']
>['grants'][number]['reasons'][number];

/**
 * Joins the reasons in one phrase, e.g. `Is a member of Sales and owns the entity as Technical owner`.
 * @param user URN
 */
export function reasonWords(reasons: readonly GrantReason[], user: string): string {
  return capitalized(
    listed(
      reasons.map((reason) => wordsOf(reason, user)),
      'and',
    ),
  );
}

function wordsOf(reason: GrantReason, user: string): string {
  const { kind, entity } = reason;
  const name = entity?.overview.name;
  switch (kind) {
    case 'USER':
      return 'the policy names the user';
    case 'GROUP':
      return `is a member of ${name ?? 'a group'}`;
    case 'ROLE':
      return `has the role ${name ?? 'that the policy names'}`;
    case 'ALL_USERS':
      return 'the policy includes all users';
    case 'ALL_GROUPS':
      return 'the policy includes members of any group';
    case 'OWNER':
      return ownerWords(reason, user);
    case 'FIRST_USER':
      return 'the first user may do everything';
    case 'SELF':
      return 'everyone may view themselves and edit their own profile';
  }
}

function ownerWords({ entity, ownershipType }: GrantReason, user: string): string {
  const kind = ownershipType
    ? ` as ${ownershipName(ownershipType.urn, () => ownershipType.overview.name)}`
    : '';
  const group = entity?.urn === user ? '' : ` through ${entity?.overview.name ?? 'a group'}`;
  return `owns the entity${kind}${group}`;
}
