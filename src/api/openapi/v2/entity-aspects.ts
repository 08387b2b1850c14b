/** Presents entities in the form of version 2 of the OpenAPI endpoints. */
import { RawJson, type JsonObject } from '../../../core/json.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import type { EntityDefinition, MetadataModel } from '../../../model/types.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';
import { decodeQueryText } from '../../http/query.js';
import { ANY_OBJECT, arrayOf, mapOf, object, ref, URN } from '../../http/json-schema.js';

export const ENTITY_V2_SCHEMA: JsonObject = object({
  urn: URN,
  aspects: mapOf(object({ value: ANY_OBJECT, 'systemMetadata?': ref('SystemMetadata') }), {
    description: 'By name.',
  }),
});

export const ENTITIES_V2: JsonObject = arrayOf(ENTITY_V2_SCHEMA);

/** @throws UNKNOWN_ENTITY. Some clients send the type in lower case. */
export function readEntityType(raw: string, model: MetadataModel): EntityDefinition {
  const name = decodeQueryText(raw.replaceAll('+', '%2B'), 'type');
  const lower = name.toLowerCase();
  const alike = [...model.entities.keys()].find((type) => type.toLowerCase() === lower);
  return model.getEntity(findEntityType(model, name) ?? alike ?? name);
}

export function presentEntityV2(
  urn: string,
  { aspects, withSystemMetadata }: { aspects: Iterable<StoredAspect>; withSystemMetadata: boolean },
): object {
  const entries = [...aspects].map(({ name, text, systemMetadata }): [string, object] => [
    name,
    { value: new RawJson(text), ...(withSystemMetadata && { systemMetadata }) },
  ]);
  return { urn, aspects: Object.fromEntries(entries) };
}
