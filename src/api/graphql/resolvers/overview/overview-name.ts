/** The display name of an entity of any type, even if it has no metadata. */
import { systemTypeInfo } from '../../../../catalog/ownership/built-in-types.js';
import { fieldNames } from '../../../../model/field-path.js';
import { readKey } from '../../../../model/search/key-facts.js';
import type { EntityRef } from '../../mapping/entity-ref.js';
import { overviewSourcesOf } from './overview-sources.js';
import { textAt, type OverviewContext } from './overview-values.js';

/** The edited name, else the name that search shows, else the name of an ownership type of older clients, else the name in the URN. */
export async function overviewName(
  entity: EntityRef,
  context: Pick<OverviewContext, 'aspects' | 'names' | 'services'>,
): Promise<string> {
  const { urn } = entity;
  const { model } = context.services;
  const [edited, shown] = await Promise.all([
    textAt(entity, overviewSourcesOf(model, urn.entityType).names, context),
    context.names.load(urn.text),
  ]);
  const named = shown === undefined || shown.trim() === '' ? systemTypeInfo(urn.text)?.name : shown;
  const name = edited ?? named ?? readKey(model, urn).name;
  // The path of a column can contain type names.
  return urn.entityType === 'schemaField' ? fieldNames(name).join('.') : name;
}
