/** Presents policies: the resources both as `filter` and in the form that older clients read. */
import type { Policy, PolicyCriterion } from '../../../auth/authorization/policies/types.js';
import type { JsonObject } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Resolvers } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

/** Converts a listed policy to a record with the members of the stored aspect. */
export function presentPolicy({ urn, name, ...policy }: Policy, model: MetadataModel): StoredRecord {
  const { resources, ...others } = policy;
  const { criteria, constraints } = resources ?? {};
  const record = {
    ...others,
    displayName: name,
    ...(criteria && {
      resources: {
        filter: { criteria },
        ...(constraints && { privilegeConstraints: { criteria: constraints } }),
      },
    }),
  };
  return new StoredRecord(record as unknown as JsonObject, model.parseUrn(urn));
}

/** The resources of a policy in the form of older clients, as far as that form can express the filter. */
interface Older {
  readonly type?: string;
  readonly resources?: readonly string[];
  readonly allResources: boolean;
}

const INEXPRESSIBLE: Older = { allResources: false };

function olderOf({ value }: StoredRecord): Older {
  const stored = memberAt(value, ['filter', 'criteria']) as readonly PolicyCriterion[] | undefined;
  if (stored === undefined) return { allResources: false, ...(value as Partial<Older>) };
  let older: { type?: string; resources?: readonly string[] } = {};
  for (const { field, values, condition = 'EQUALS' } of stored) {
    if (condition !== 'EQUALS') return INEXPRESSIBLE;
    const [only] = values;
    if (
      /^(RESOURCE_)?TYPE$/.test(field) &&
      values.length === 1 &&
      older.type === undefined &&
      only !== undefined
    )
      older = { ...older, type: only };
    else if (/^(RESOURCE_)?URN$/.test(field) && older.resources === undefined)
      older = { ...older, resources: values };
    else return INEXPRESSIBLE;
  }
  return { ...older, allResources: older.resources === undefined };
}

/** Converts resources that older clients stored to a filter. */
function filterOf({ value, owner }: StoredRecord): StoredRecord {
  const stored = memberAt(value, ['filter', 'criteria']) as readonly StoredCriterion[] | undefined;
  if (stored !== undefined)
    return new StoredRecord({ criteria: stored.map(shownCriterion) } as unknown as JsonObject, owner);
  const { type, resources, allResources } = value as unknown as Partial<Older>;
  const equals = (field: string, values: readonly string[]) => ({ field, values, condition: 'EQUALS' });
  const criteria = [
    ...(type === undefined || type === '' ? [] : [equals('TYPE', [type])]),
    ...(allResources === true ? [] : [equals('URN', resources ?? [])]),
  ];
  return new StoredRecord({ criteria } as unknown as JsonObject, owner);
}

interface StoredCriterion extends PolicyCriterion {
  readonly structuredPropertyValues?: unknown;
}

/** Decisions ignore values of structured properties, so a criterion with such values is shown without values: it never holds. */
function shownCriterion(criterion: StoredCriterion): PolicyCriterion {
  return criterion.structuredPropertyValues === undefined ? criterion : { ...criterion, values: [] };
}

function isTrue(member: string) {
  return ({ value }: StoredRecord): boolean => memberAt(value, [member]) === true;
}

export const policyTypes = {
  DataHubPolicy: {
    editable: async ({ urn }: EntityRef, _, { aspects }) => {
      const info = await aspects.load(urn.text, 'dataHubPolicyInfo');
      return memberAt(info?.value, ['editable']) !== false;
    },
  },
  ResourceFilter: {
    type: (parent: StoredRecord) => olderOf(parent).type ?? null,
    resources: (parent: StoredRecord) => olderOf(parent).resources ?? null,
    allResources: (parent: StoredRecord) => olderOf(parent).allResources,
    filter: filterOf,
  },
  PolicyMatchCriterion: {
    condition: ({ value }: StoredRecord) => memberAt(value, ['condition']) ?? 'EQUALS',
  },
  ActorFilter: {
    resourceOwners: isTrue('resourceOwners'),
    allUsers: isTrue('allUsers'),
    allGroups: isTrue('allGroups'),
  },
} satisfies Resolvers;
