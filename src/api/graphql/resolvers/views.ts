/** Saved views, in the form in which editors show them. */
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import { branchesOf, VIEW_INFO } from '../../../catalog/views/stored-view.js';
import type { GraphqlContext } from '../context.js';
import type { DataHubViewType, EntityType } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord } from '../mapping/record.js';

async function infoOf({ urn }: EntityRef, { aspects }: GraphqlContext): Promise<JsonObject> {
  return (await aspects.load(urn.text, VIEW_INFO))?.value ?? {};
}

async function viewType(view: EntityRef, _: unknown, context: GraphqlContext): Promise<DataHubViewType> {
  return memberAt(await infoOf(view, context), ['type']) === 'GLOBAL' ? 'GLOBAL' : 'PERSONAL';
}

/** Empty for a view whose main aspect nobody has written. */
async function definition(view: EntityRef, _: unknown, context: GraphqlContext): Promise<StoredRecord> {
  const stored = memberAt(await infoOf(view, context), ['definition']);
  return new StoredRecord(isJsonObject(stored) ? stored : {}, view.urn);
}

/** The stored names are entity types, or values of the enum. */
function entityTypes({ value }: StoredRecord, _: unknown, context: GraphqlContext): EntityType[] {
  const names = itemsAt(value, ['entityTypes']).filter((name) => typeof name === 'string');
  const { services, typeNames } = context;
  return names.map((name) => typeNames.toEnum(findEntityType(services.model, name) ?? name) as EntityType);
}

/**
 * One conjunction becomes AND with its conditions. Several conjunctions of one condition each become OR. An editor cannot show any other
 * filter, so the list is empty for it.
 */
function filter({ value }: StoredRecord) {
  const branches = branchesOf(memberAt(value, ['filter'])).map((criteria) => [...criteria]);
  const [first = [], ...others] = branches;
  if (others.length === 0) return { operator: 'AND' as const, filters: first };
  const isSimple = branches.every(({ length }) => length === 1);
  return { operator: 'OR' as const, filters: isSimple ? branches.flat() : [] };
}

export const views = {
  DataHubView: { viewType, definition },
  DataHubViewDefinition: { entityTypes, filter },
} as const;
