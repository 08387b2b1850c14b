/** Descriptions, links and plain properties of overviews. */
import { editableFields } from '../../../../catalog/descriptions.js';
import { isJsonObject, type JsonObject } from '../../../../core/json.js';
import type { EntityRef } from '../../mapping/entity-ref.js';
import { StoredRecord, textIn } from '../../mapping/record.js';
import { overviewSourcesOf } from './overview-sources.js';
import {
  columnRecords,
  listAt,
  textAt,
  valuesAt,
  withoutHidden,
  type OverviewContext,
  type OverviewField,
} from './overview-values.js';

async function descriptionsOf(entity: EntityRef, context: OverviewContext) {
  const sources = overviewSourcesOf(context.services.model, entity.urn.entityType);
  const [edited, source, column] = await Promise.all([
    textAt(entity, sources.editedDescriptions, context),
    textAt(entity, sources.sourceDescriptions, context),
    columnRecords(entity, context),
  ]);
  return {
    edited: edited ?? describedIn(column.edited),
    source: source ?? describedIn(column.source),
  };
}

function describedIn(column: JsonObject | undefined): string | undefined {
  return textIn(column, 'description').trim() === '' ? undefined : textIn(column, 'description');
}

const description: OverviewField<string | undefined> = async (entity, _, context) => {
  const { edited, source } = await descriptionsOf(entity, context);
  return edited ?? source;
};

const sourceDescription: OverviewField<string | undefined> = async (entity, _, context) => {
  const { edited, source } = await descriptionsOf(entity, context);
  return edited === undefined ? undefined : source;
};

/** The stored texts as they are, because `updateDescription` compares them. */
const editableDescription: OverviewField<unknown> = async (entity, _, context) => {
  const [text] = await valuesAt(entity, editableFields(entity.urn.entityType).descriptions, context);
  return text;
};

const editableName: OverviewField<unknown> = async (entity, _, context) => {
  const [name] = await valuesAt(entity, editableFields(entity.urn.entityType).names, context);
  return name;
};

const externalUrl: OverviewField<string | undefined> = (entity, _, context) =>
  textAt(entity, overviewSourcesOf(context.services.model, entity.urn.entityType).externalUrls, context);

/** Merges the properties of all aspects. A key that two aspects have is listed once. */
const customProperties: OverviewField<StoredRecord[]> = async (entity, _, context) => {
  const sources = overviewSourcesOf(context.services.model, entity.urn.entityType).customProperties;
  const maps = (await valuesAt(entity, sources, context)).filter(isJsonObject);
  const entries = Object.entries(Object.assign({}, ...maps.toReversed()) as JsonObject);
  return entries.map(([key, value]) => new StoredRecord({ key, value }, entity.urn));
};

const links: OverviewField<StoredRecord[]> = async (entity, _, context) => {
  const elements = await listAt(entity, { aspect: 'institutionalMemory', path: ['elements'] }, context);
  const open = await Promise.all(
    elements.filter(isJsonObject).map((element) => withoutHidden(element, context)),
  );
  return open.map((element) => new StoredRecord(element, entity.urn));
};

const subTypes: OverviewField<string[]> = async (entity, _, context) => {
  const names = await listAt(entity, { aspect: 'subTypes', path: ['typeNames'] }, context);
  return names.filter((name) => typeof name === 'string');
};

const removed: OverviewField<boolean> = async (entity, _, context) => {
  const [value] = await valuesAt(entity, [{ aspect: 'status', path: ['removed'] }], context);
  return value === true;
};

const deprecation: OverviewField<StoredRecord | undefined> = async (entity, _, context) => {
  const [value] = await valuesAt(entity, [{ aspect: 'deprecation', path: [] }], context);
  if (!isJsonObject(value)) return undefined;
  return new StoredRecord(await withoutHidden(value, context), entity.urn);
};

export const overviewTexts = {
  description,
  sourceDescription,
  editableDescription,
  editableName,
  externalUrl,
  customProperties,
  links,
  subTypes,
  removed,
  deprecation,
} as const;
