/** The parts of an asset before an update, and the entities that the update names for the first time. */
import { collectTexts } from '../../core/collect-texts.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn } from '../commands/require-entities.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import { LINKS_ASPECT } from '../links/links.js';
import { namedByOwners } from '../ownership/replace-owners.js';
import type { DatasetUpdate, TagsUpdate } from './types.js';

/** Aspects with the tags, owners and ownership types of an asset. */
const NAMING_ASPECTS = ['ownership', 'globalTags', 'editableSchemaMetadata'] as const;

/** Aspects that an update reads. */
export const READ_ASPECTS = [...NAMING_ASPECTS, LINKS_ASPECT] as const;

/** Returns the records of a list by one of their members. */
export function recordsBy(
  value: JsonObject | undefined,
  list: string,
  member: string,
): ReadonlyMap<string, JsonObject> {
  const items = value?.[list];
  const records = Array.isArray(items) ? items.filter(isJsonObject) : [];
  return new Map(
    records.flatMap((record) => {
      const key = record[member];
      return typeof key === 'string' ? [[key, record] as const] : [];
    }),
  );
}

/** Returns the stored forms of the URNs of tags. @throws INVALID_URN */
export function readTags(context: CommandContext, update: TagsUpdate): string[] {
  return [...new Set((update.tags ?? []).map(({ tag }) => readUrn(context, tag.urn, 'tag')))];
}

/**
 * Returns the tags, owners and ownership types of the update that the asset does not have yet. These must exist; others may be references
 * that a client read and sends back.
 * @throws INVALID_URN
 */
export function newReferences(
  context: CommandContext,
  update: DatasetUpdate,
  asset: StoredEntity | undefined,
): string[] {
  const tags = update.globalTags ?? update.tags;
  const columns = update.editableSchemaMetadata?.editableSchemaFieldInfo ?? [];
  const named = [
    ...(tags ? readTags(context, tags) : []),
    ...columns.flatMap(({ globalTags }) => (globalTags ? readTags(context, globalTags) : [])),
    ...namedByOwners(context, update.ownership?.owners ?? []),
  ];
  const present = new Set<string>();
  for (const aspect of NAMING_ASPECTS) collectTexts(payloadOf(asset, aspect), present);
  return [...new Set(named)].filter((urn) => !present.has(urn));
}
