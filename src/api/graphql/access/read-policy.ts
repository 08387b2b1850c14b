/** Reads policies from the input of mutations. */
import type {
  PolicyCriterion,
  PolicyDraft,
  PolicyResources,
} from '../../../auth/authorization/policies/types.js';
import { CatalogError } from '../../../core/errors.js';
import type {
  PolicyMatchFilterInput,
  PolicyUpdateInput,
  ResourceFilterInput,
} from '../generated/schema-types.js';

/** The name that older clients use for entities of any type. */
const ANY_TYPE = 'all';

export function readDraft({ actors, resources, ...input }: PolicyUpdateInput): PolicyDraft {
  const { users, groups, roles, resourceOwners, resourceOwnersTypes, allUsers, allGroups } = actors;
  return {
    ...{ name: input.name, description: input.description ?? '', type: input.type, state: input.state },
    privileges: input.privileges,
    actors: {
      users: users ?? [],
      groups: groups ?? [],
      roles: roles ?? undefined,
      ...{ resourceOwners, allUsers, allGroups },
      resourceOwnersTypes: resourceOwnersTypes ?? [],
    },
    ...(resources && { resources: readResources(resources) }),
  };
}

function readResources(input: ResourceFilterInput): PolicyResources {
  const { filter, privilegeConstraints } = input;
  const older = readOlderForm(input);
  if (filter && older.length > 0)
    throw refused(
      'use either `filter`, or `type` and `resources`, but not both',
      '/resources',
      'either `filter`, or `type` and `resources`',
    );
  return {
    criteria: filter ? readFilter(filter) : older,
    ...(privilegeConstraints && { constraints: readFilter(privilegeConstraints) }),
  };
}

function readFilter({ criteria }: PolicyMatchFilterInput): PolicyCriterion[] {
  return (criteria ?? []).map(({ field, values, condition }) => ({ field, values, condition }));
}

/** Requires `allResources`, `resources` or `filter`: an input without all three is a mistake and must not grant access to everything. */
function readOlderForm({ type, resources, allResources, filter }: ResourceFilterInput): PolicyCriterion[] {
  const urns = resources ?? [];
  if (allResources === true && urns.length > 0)
    throw refused(
      '`allResources` excludes `resources`',
      '/resources/resources',
      'absent with `allResources`',
    );
  if (!filter && allResources !== true && urns.length === 0)
    throw refused(
      '`filter`, `resources` or `allResources` is missing',
      '/resources',
      '`filter`, `resources` or `allResources`',
    );
  const isTyped = typeof type === 'string' && type !== '' && type !== ANY_TYPE;
  return [...(isTyped ? [equals('TYPE', [type])] : []), ...(urns.length > 0 ? [equals('URN', urns)] : [])];
}

function equals(field: string, values: readonly string[]): PolicyCriterion {
  return { field, values, condition: 'EQUALS' };
}

function refused(problem: string, path: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', `${path.slice(1)}: ${problem}`, { path, rule });
}
