/** Derives everything that search, browsing and suggestions need from the URN and the latest aspects of an entity. */
import type { JsonObject } from '../../core/json.js';
import type { Urn } from '../urn/urn.js';
import type { Health } from './assertion-health.js';
import type { FieldValue, MetadataModel, SearchDocument } from '../types.js';
import { browseLocationsOf, type BrowseLocations } from './browse-locations.js';
import {
  addValue,
  groupByField,
  inRegistryOrder,
  type AnnotatedValues,
  type ValuesByField,
} from './collect-values.js';
import { rememberSteps, type DerivationSteps } from './derive-steps.js';
import { listFacets, listTerms } from './derive-terms.js';
import { readableEnd, readKey, type KeyFacts } from './key-facts.js';
import { isNameField, isUrnField } from './search-fields.js';
import { CONTENT, digestOf, toTerm } from './search-terms.js';
import {
  STRUCTURED_FIELD,
  structuredField,
  structuredValues,
  type StructuredValues,
} from './structured-values.js';
import { exactTier, nameTier, wordTier } from './text-tiers.js';

/** Search fields with the display name, best first: names edited by people precede names from connectors. */
const SHOWN_NAME_FIELDS = ['editedName', 'displayName', 'name', 'title', 'fullName'];
/** If this aspect exists with an empty path, the entity is at the root of the container tree. */
const CONTAINER_PATH_ASPECT = 'browsePathsV2';
/** True for an entity with a failing assertion. */
const FAILING_FIELD = 'hasFailingAssertions';
export const FAILING_TERM = toTerm(FAILING_FIELD, true);
const DESCRIPTION_FIELDS = ['editedDescription', 'description', 'definition'];

/** Payloads of the latest versions by aspect name. The key aspect may be missing. */
export type Payloads = ReadonlyMap<string, JsonObject>;

/**
 * Derives the search document of an entity. The order of the map does not matter. Timeseries aspects and unknown aspects are ignored.
 * It never throws for valid payloads.
 */
// eslint-disable-next-line @typescript-eslint/max-params -- a document has these four sources, and no two belong together
export function deriveSearchDocument(
  model: MetadataModel,
  urn: Urn,
  aspects: Payloads,
  health: Health = {},
): SearchDocument {
  return searchDeriver(model, urn)(aspects, health);
}

/**
 * Returns `deriveSearchDocument` for one entity at several times, e.g. before and after a write. It derives common parts (the same
 * payload objects, the same texts) only once. Payloads must not be changed in place.
 */
export function searchDeriver(
  model: MetadataModel,
  urn: Urn,
): (aspects: Payloads, health?: Health) => SearchDocument {
  const steps = { model, urn, key: readKey(model, urn), ...rememberSteps(model) };
  return (aspects, health = {}) => derive(steps, aspects, health);
}

interface Subject extends DerivationSteps {
  readonly model: MetadataModel;
  readonly urn: Urn;
  readonly key: KeyFacts;
}

function derive(subject: Subject, aspects: Payloads, health: Health): SearchDocument {
  const { model, urn, key, textTokens } = subject;
  const annotated = inRegistryOrder(model, urn.entityType, aspects).flatMap(subject.annotatedOf);
  const values = groupByField(annotated);
  const names = listNames(annotated, key);
  const name = shownName(annotated) ?? key.name;
  addOwnFields(values, { urn, key });
  addLastRun(values, health);
  const structured = structuredValues(aspects.get(STRUCTURED_FIELD));
  addStructured(values, structured);
  const places = browseLocationsOf(model, {
    urn,
    key,
    names,
    platform: firstText(values, ['platform']),
    paths: textsOf(values, 'browsePaths'),
    containerSteps: containerSteps(annotated) ?? (aspects.has(CONTAINER_PATH_ASPECT) ? [] : undefined),
    container: firstText(values, ['container']),
  });
  addPlaces(values, places);
  const description = firstText(values, DESCRIPTION_FIELDS);
  const fails = health.hasFailingAssertions === true;
  const tiers = {
    exact: exactTier(names, urn.text),
    names: nameTier(names),
    texts: wordTier(
      [
        ...listTexts(model, annotated),
        ...textsOf(values, 'platform').map((urn) => readableEnd(model, urn)),
        ...structuredTexts(model, structured),
      ],
      textTokens,
    ),
  };
  const terms = listTerms({ urn, name, values, places }, subject.toToken);
  return {
    name,
    ...(description !== undefined && { description }),
    removed: values.get('removed')?.has(true) === true,
    tiers,
    terms: [
      ...terms,
      toTerm(CONTENT, digestOf([...Object.values(tiers), ...terms].join('\n'))),
      // The last term, because partial writes append it as well. They leave the digest as it is.
      ...(fails ? [FAILING_TERM] : []),
    ],
    facets: listFacets(urn, values),
    fields: {
      ...Object.fromEntries([...values].map(([field, distinct]) => [field, [...distinct]])),
      ...(fails && { [FAILING_FIELD]: [true] }),
    },
  };
}

function listNames(annotated: readonly AnnotatedValues[], key: KeyFacts): string[] {
  const names = annotated
    .filter(({ field }) => isNameField(field))
    .flatMap(({ values }) => values.map(String));
  return [...new Set([...names, key.name])];
}

function shownName(annotated: readonly AnnotatedValues[]): string | undefined {
  for (const fieldName of SHOWN_NAME_FIELDS) {
    const found = annotated.find(({ field }) => field.fieldName === fieldName && isNameField(field));
    if (found !== undefined) return String(found.values[0]);
  }
  return undefined;
}

/** Returns the texts that a plain query finds besides names. A URN is represented by its readable end. */
function listTexts(model: MetadataModel, annotated: readonly AnnotatedValues[]): string[] {
  return annotated.flatMap(({ field, values }) => {
    if (!field.queryByDefault || isNameField(field)) return [];
    const texts = values.filter((value) => typeof value === 'string');
    return isUrnField(field) ? texts.map((text) => readableEnd(model, text)) : texts;
  });
}

/** Returns the ids of `browsePathsV2`. They are ordered steps and may repeat, so the distinct values of the field do not suffice. */
function containerSteps(annotated: readonly AnnotatedValues[]): string[] | undefined {
  return annotated.find(({ field }) => field.fieldType === 'BROWSE_PATH_V2')?.values.map(String);
}

/** Adds fields that clients filter by on any entity; see `docs/search.md`. */
function addOwnFields(values: ValuesByField, { urn, key }: { urn: Urn; key: KeyFacts }): void {
  if (key.platform !== undefined && !values.has('platform')) addValue(values, 'platform', key.platform);
  const environments = [...(values.get('origin') ?? []), ...(values.get('env') ?? [])];
  if (key.environment !== undefined) environments.push(key.environment);
  for (const environment of environments) {
    addValue(values, 'origin', environment);
    addValue(values, 'env', environment);
  }
  addValue(values, 'lowercasedUrn', urn.text.toLowerCase());
}

function addStructured(values: ValuesByField, structured: readonly StructuredValues[]): void {
  for (const { id, values: assigned } of structured) {
    for (const value of assigned) {
      addValue(values, STRUCTURED_FIELD, `${id}=${String(value)}`);
      addValue(values, structuredField(id), value);
    }
  }
}

/** Returns only texts, because numbers are for filters, not for the words of a query. */
function structuredTexts(model: MetadataModel, structured: readonly StructuredValues[]): string[] {
  const texts = structured.flatMap(({ values }) => values).filter((value) => typeof value === 'string');
  return texts.map((text) => (text.startsWith('urn:') ? readableEnd(model, text) : text));
}

/** The latest run takes precedence over the aspect `assertionRunSummary`, which may be outdated. */
function addLastRun(values: ValuesByField, { lastRun }: Health): void {
  if (lastRun === undefined) return;
  values.set('assertionStatus', new Set([lastRun.status]));
  values.set('lastCompletedTime', new Set([lastRun.time]));
}

function addPlaces(values: ValuesByField, { paths, containerPath, locations }: BrowseLocations): void {
  values.set('browsePaths', new Set(paths));
  values.set('browsePathV2', new Set([containerPath]));
  values.set('browseLocations', new Set(locations));
}

function listOf(values: ValuesByField, field: string): FieldValue[] {
  return [...(values.get(field) ?? [])];
}

function textsOf(values: ValuesByField, field: string): string[] {
  return listOf(values, field).filter((value) => typeof value === 'string');
}

function firstText(values: ValuesByField, fields: readonly string[]): string | undefined {
  return fields.flatMap((field) => textsOf(values, field))[0];
}
