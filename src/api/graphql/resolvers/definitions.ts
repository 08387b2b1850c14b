/** What users define: structured properties, glossary terms, applications, data products, ownership types, forms and roles. */
import {
  OWNERSHIP_TYPE_ASPECT,
  ownershipTypeUrn,
  systemTypeInfo,
} from '../../../catalog/ownership/ownership-types.js';
import { isJsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import type { Resolvers } from '../generated/schema-types.js';
import {
  findEntityRef,
  findRefOfType,
  storedEntityRef,
  visibleActor,
  type EntityRef,
} from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord } from '../mapping/record.js';
import { countIncoming } from './relationships.js';

export const definitions = {
  PropertyValue: {
    __resolveType: ({ value }: StoredRecord) => ('string' in value ? 'StringValue' : 'NumberValue'),
  },
  StructuredPropertiesEntry: {
    valueEntities: (parent: StoredRecord): EntityRef[] => {
      const texts = itemsAt(parent.value, ['values']).map((value) =>
        isJsonObject(value) ? value['string'] : undefined,
      );
      return texts.map(findEntityRef).filter((entity) => entity !== undefined);
    },
  },
  StructuredPropertyDefinition: {
    /** Empty if the definition names none. */
    allowedPlatforms: (parent: StoredRecord): EntityRef[] =>
      itemsAt(parent.value, ['allowedPlatforms'])
        .map(findEntityRef)
        .filter((platform) => platform !== undefined),
  },
  DataTypeEntity: { info: describedBy('dataTypeInfo') },
  EntityTypeEntity: { info: describedBy('entityTypeInfo') },
  DataTypeInfo: {
    type: (parent: StoredRecord) => {
      const name = lastName(parent).toUpperCase();
      return STANDARD_TYPES.find((type) => type === name || type.replace('_', '') === name) ?? 'OTHER';
    },
  },
  EntityTypeInfo: {
    type: (parent: StoredRecord, _, { typeNames }) => typeNames.toEnum(lastName(parent)),
  },
  GlossaryTermProperties: { name: nameOrKey, createdOn },
  GlossaryNodeProperties: { name: nameOrKey, createdOn },
  ApplicationProperties: {
    name: nameOrKey,
    numAssets: ({ owner }: StoredRecord, _, context) =>
      countIncoming(owner.text, { types: ['AssociatedWith'] }, context),
  },
  DataProductProperties: {
    name: nameOrKey,
    createdOn,
    numAssets: (parent: StoredRecord): number => itemsAt(parent.value, ['assets']).length,
  },
  Owner: {
    /** Also of an owner whose type is only a word, e.g. `TECHNICAL_OWNER`. */
    ownershipType: ({ value: { typeUrn, ...untyped } }: StoredRecord): EntityRef =>
      findRefOfType(typeUrn, 'ownershipType') ?? storedEntityRef(ownershipTypeUrn(untyped)),
  },
  OwnershipTypeEntity: {
    info: async ({ urn }: EntityRef, _, { aspects }) => {
      const info = (await aspects.load(urn.text, OWNERSHIP_TYPE_ASPECT))?.value ?? systemTypeInfo(urn.text);
      return info === undefined ? null : new StoredRecord(info, urn);
    },
  },
  FormActorAssignment: {
    isAssignedToMe: ({ value }: StoredRecord, _, context) =>
      includesActor({ users: itemsAt(value, ['users']), groups: itemsAt(value, ['groups']) }, context),
  },
  Role: {
    isAssignedToMe: async ({ urn }: EntityRef, _, context) => {
      const actors = (await context.aspects.load(urn.text, 'actors'))?.value;
      const named = (list: string, member: string) =>
        itemsAt(actors, [list]).map((item) => memberAt(item, [member]));
      return includesActor({ users: named('users', 'user'), groups: named('groups', 'group') }, context);
    },
  },
} satisfies Resolvers;

const STANDARD_TYPES = ['STRING', 'NUMBER', 'URN', 'RICH_TEXT', 'DATE'] as const;

/** Converts `datahub.rich_text` to `rich_text`. */
function lastName(parent: StoredRecord): string {
  return (
    String(memberAt(parent.value, ['qualifiedName']))
      .split('.')
      .at(-1) ?? ''
  );
}

/** Returns a resolver of the description of a type. The URN names a type without a description, e.g. `datahub.string`. */
function describedBy(aspectName: string) {
  return async ({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<StoredRecord> => {
    const stored = await aspects.load(urn.text, aspectName);
    return new StoredRecord(stored?.value ?? { qualifiedName: urn.parts[0] ?? '' }, urn);
  };
}

/** When the entity was created in the catalog: the first write of its key. */
async function createdOn(
  { owner }: StoredRecord,
  _: unknown,
  { aspects, services, visible }: GraphqlContext,
) {
  const { keyAspect } = services.model.getEntity(owner.entityType);
  const key = await aspects.load(owner.text, keyAspect);
  if (key === undefined) return null;
  const actor = await visibleActor(key.created.actor, { visible });
  return { time: key.created.time, actor };
}

/** The name of a record; default: the name in the URN of its entity. */
function nameOrKey(parent: StoredRecord): string {
  const name = memberAt(parent.value, ['name']);
  return typeof name === 'string' ? name : (parent.owner.parts.at(-1) ?? parent.owner.text);
}

interface Principals {
  readonly users: readonly unknown[];
  readonly groups: readonly unknown[];
}

type Context = Pick<GraphqlContext, 'actor' | 'groups' | 'aspects'>;

/** Tells whether a form, or a role of an external system, is assigned to the caller, directly or through one of the caller's groups. */
async function includesActor({ users, groups }: Principals, context: Context): Promise<boolean> {
  if (users.includes(context.actor)) return true;
  if (groups.length === 0) return false;
  const own = await context.groups.load(context.actor);
  return groups.some((group) => typeof group === 'string' && own.has(group));
}
