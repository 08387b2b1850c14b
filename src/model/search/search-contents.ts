/** Gathers what the search document of an entity is made of, from the URN and the latest aspects. */
import type { JsonObject } from '../../core/json.js';
import type { Urn } from '../urn/urn.js';
import type { Health } from './assertion-health.js';
import { assertedColumns, assertedEntity } from './assertion-subject.js';
import type { MetadataModel } from '../types.js';
import { browseLocationsOf, type BrowseLocations } from './browse-locations.js';
import {
  addValue,
  collectAnnotated,
  groupByField,
  inRegistryOrder,
  type AnnotatedValues,
  type DefinedValue,
  type ValuesByField,
} from './collect-values.js';
import { readableEnd, readKey, type KeyFacts } from './key-facts.js';
import { OPEN_EXECUTOR, openExecutors } from './open-request.js';
import type { Nesting } from './nesting-terms.js';
import { CONTAINERS, isNameField, isUrnField, RUN_ID } from './search-fields.js';
import {
  STRUCTURED_FIELD,
  structuredField,
  structuredValues,
  type StructuredValues,
} from './structured-values.js';

/** Search fields with the display name, best first: names edited by people precede names from connectors. */
const SHOWN_NAME_FIELDS = ['editedName', 'displayName', 'name', 'title', 'fullName'];
/** If this aspect exists with an empty path, the entity is at the root of the container tree. */
const CONTAINER_PATH_ASPECT = 'browsePathsV2';
const DESCRIPTION_FIELDS = ['editedDescription', 'description', 'definition'];

/** Payloads of the latest versions by aspect name. The key aspect may be missing. */
export type Payloads = ReadonlyMap<string, JsonObject>;

/** What search needs to know of an entity besides the payloads of its aspects. */
export interface FurtherFacts extends Health {
  /** All containers, outermost first. Absent: the direct one. */
  readonly containers?: readonly string[] | undefined;
  /** The runs that wrote its aspects, sorted. */
  readonly runs?: readonly string[] | undefined;
}

/** What a search document is made of, before anything is split into words and terms, which costs most of the time. */
export interface SearchContents {
  readonly urn: Urn;
  /** Display name from an aspect, else the name part of the key. */
  readonly name: string;
  readonly description: string | undefined;
  /** Distinct names that a query finds. */
  readonly names: readonly string[];
  /** Further texts that a query finds, in the order of the registry and the payloads. */
  readonly texts: readonly string[];
  readonly values: ValuesByField;
  readonly places: BrowseLocations;
  readonly nesting: Nesting;
  /** An assertion about the entity fails. */
  readonly fails: boolean;
}

/**
 * Returns a function that gathers the contents of one entity at several times, e.g. before and after a write. Values of payloads that
 * did not change (the same objects) are collected once. Payloads must not be changed in place.
 */
export function contentsGatherer(
  model: MetadataModel,
  urn: Urn,
): (aspects: Payloads, facts?: FurtherFacts) => SearchContents {
  const subject = { model, urn, key: readKey(model, urn), annotatedOf: rememberAnnotated(model) };
  return (aspects, facts = {}) => gather(subject, aspects, facts);
}

interface Subject {
  readonly model: MetadataModel;
  readonly urn: Urn;
  readonly key: KeyFacts;
  readonly annotatedOf: (aspect: DefinedValue) => AnnotatedValues[];
}

function gather(subject: Subject, aspects: Payloads, facts: FurtherFacts): SearchContents {
  const { model, urn, key } = subject;
  const annotated = inRegistryOrder(model, urn.entityType, aspects).flatMap(subject.annotatedOf);
  const values = groupByField(annotated);
  const names = listNames(annotated, key);
  addOwnFields(values, { urn, key });
  addAsserted(values, aspects.get('assertionInfo'));
  addLastRun(values, facts);
  addOpenExecutors(values, urn);
  const structured = structuredValues(aspects.get(STRUCTURED_FIELD));
  addStructured(values, structured);
  const containers = facts.containers ?? textsOf(values, 'container').slice(0, 1);
  if (containers.length > 0) values.set(CONTAINERS, new Set(containers));
  if (facts.runs !== undefined && facts.runs.length > 0) values.set(RUN_ID, new Set(facts.runs));
  const steps = containerSteps(annotated) ?? (aspects.has(CONTAINER_PATH_ASPECT) ? [] : undefined);
  const places = browseLocationsOf(model, {
    urn,
    key,
    names,
    platform: firstText(values, ['platform']),
    paths: textsOf(values, 'browsePaths'),
    containerSteps: steps,
    containers,
  });
  addPlaces(values, places);
  const texts = [
    ...listTexts(model, annotated),
    ...textsOf(values, 'platform').map((platform) => readableEnd(model, platform)),
    ...structuredTexts(model, structured),
  ];
  return {
    ...{ urn, names, texts, values, places, name: shownName(annotated) ?? key.name },
    description: firstText(values, DESCRIPTION_FIELDS),
    nesting: { containers, isPath: containers.length > 0 && steps === undefined },
    fails: facts.hasFailingAssertions === true,
  };
}

function rememberAnnotated(model: MetadataModel): Subject['annotatedOf'] {
  const known = new Map<string, { readonly value: JsonObject; readonly found: AnnotatedValues[] }>();
  return (aspect) => {
    const { definition, value } = aspect;
    const last = known.get(definition.name);
    if (last?.value === value) return last.found;
    const found = collectAnnotated(model, aspect);
    known.set(definition.name, { value, found });
    return found;
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

/** Adds the entity and the columns of an assertion of any kind. */
function addAsserted(values: ValuesByField, info: JsonObject | undefined): void {
  if (info === undefined) return;
  const entity = assertedEntity(info);
  if (entity !== undefined) addValue(values, 'entity', entity);
  for (const column of assertedColumns(info)) addValue(values, 'fieldPath', column);
}

/** The latest run takes precedence over the aspect `assertionRunSummary`, which may be outdated. */
function addLastRun(values: ValuesByField, { lastRun }: Health): void {
  if (lastRun === undefined) return;
  values.set('assertionStatus', new Set([lastRun.status]));
  values.set('lastCompletedTime', new Set([lastRun.time]));
}

function addOpenExecutors(values: ValuesByField, { entityType }: Urn): void {
  const [executors, statuses] = [values.get('executorId'), values.get('executionResultStatus')];
  const open = openExecutors({ entityType, executors, statuses });
  if (open !== undefined) values.set(OPEN_EXECUTOR, new Set(open));
}

function addPlaces(values: ValuesByField, { paths, containerPath, locations }: BrowseLocations): void {
  values.set('browsePaths', new Set(paths));
  values.set('browsePathV2', new Set([containerPath]));
  values.set('browseLocations', new Set(locations));
}

function textsOf(values: ValuesByField, field: string): string[] {
  return [...(values.get(field) ?? [])].filter((value) => typeof value === 'string');
}

function firstText(values: ValuesByField, fields: readonly string[]): string | undefined {
  return fields.flatMap((field) => textsOf(values, field))[0];
}
