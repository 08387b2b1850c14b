/** Search fields for filters, sorting and facets: the annotated fields of all aspects, and fields that every entity has. */
import type { AspectDefinition, MetadataModel, SearchableField, FieldValue } from '../types.js';
import { STRUCTURED_FIELD, structuredField, structuredId } from './structured-values.js';

/** Joins the names of two search fields, and their values: `_entityType␞typeNames` has the value `dataset␞Table`. */
export const NESTING = '\u241e';

/** Returns the names that a name joins, without the suffix `.keyword`; of a plain name one. */
export function namesOf(name: string): string[] {
  return name.split(NESTING).map((each) => each.replace(/\.keyword$/, ''));
}

/** The values of a structured property are texts or numbers. The model cannot tell which, because it does not contain the definition. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'text or number';

export interface SearchField {
  readonly name: string;
  readonly kind: FieldKind;
  /** Property of the entity's node: one value, or a list of values. */
  readonly property: string;
  /** True: values are URNs, so a query may name only their last part. */
  readonly isUrn: boolean;
  /** True: a query without a field name searches this field. */
  readonly queryByDefault: boolean;
  /** True: values are names, which rank above other text and appear as suggestions. */
  readonly isName: boolean;
  /** False: the full-text index has no terms for the values, so filters check each hit. */
  readonly hasTerms?: boolean;
  /** Timeseries aspect whose points alone have the values, and the member of the point. They sort hits, and are not part of the index. */
  readonly ofPoints?: { readonly aspect: string; readonly member: string };
  /** Display name, if the model has one. */
  readonly displayName?: string;
}

export interface SearchFields {
  readonly byName: ReadonlyMap<string, SearchField>;
  /** Finds fields by name. Accepts aliases, the aspect as prefix (`ownership.owners`) and the suffix `.keyword`. Empty: unknown. */
  resolve(name: string): readonly SearchField[];
}

/** Returns the type of the values. Everything except numbers and booleans is text. */
export function kindOf(field: SearchableField): FieldKind {
  if (field.fieldType === 'BOOLEAN') return 'boolean';
  return field.fieldType === 'COUNT' || field.fieldType === 'DOUBLE' || field.fieldType === 'DATETIME'
    ? 'number'
    : 'text';
}

/** Tells whether a field contains names. The model does not mark them: they are texts with autocompletion or a boost of at least 10. */
export function isNameField(field: SearchableField): boolean {
  return kindOf(field) === 'text' && !isUrnField(field) && (field.autocomplete || field.boost >= 10);
}

export function isUrnField(field: SearchableField): boolean {
  return field.fieldType === 'URN' || field.fieldType === 'URN_PARTIAL';
}

const fieldsOfModels = new WeakMap<MetadataModel, SearchFields>();

export function searchFieldsOf(model: MetadataModel): SearchFields {
  const cached = fieldsOfModels.get(model);
  if (cached !== undefined) return cached;
  const fields = collectFields(model);
  fieldsOfModels.set(model, fields);
  return fields;
}

/** Search field with all containers of an entity, outermost first. */
export const CONTAINERS = 'containers';
/** Search field with the runs that wrote the aspects of an entity. */
export const RUN_ID = 'runId';

/** Search field with the id of the executor of an execution request. Only open requests have it, and only executors read it. */
export const OPEN_EXECUTOR = 'openExecutor';

/** True for an entity with a failing assertion. */
export const FAILING_FIELD = 'hasFailingAssertions';

/** Fields that are derived from others, from the URN or from other entities, and the fields that they are derived from. */
export const DERIVED_FIELDS: readonly string[] = [
  ...['platform', 'origin', 'env', 'lowercasedUrn', RUN_ID, CONTAINERS, 'container', FAILING_FIELD],
  ...['browsePaths', 'browsePathV2', 'browseLocations', 'assertionStatus', 'lastCompletedTime'],
  ...['executorId', 'executionResultStatus', OPEN_EXECUTOR],
];

const TEXT = { kind: 'text', isUrn: false, queryByDefault: false, isName: false } as const;

/** Fields without an annotation, and fields with more values than the annotated ones; see `docs/search.md`. */
const OWN_FIELDS: readonly SearchField[] = [
  { ...TEXT, name: 'urn', property: 'urn', isUrn: true },
  { ...TEXT, name: '_entityType', property: 'type', displayName: 'Type' },
  { ...TEXT, name: '_entityName', property: 'name', displayName: 'Name' },
  { ...TEXT, name: 'lowercasedUrn', property: 'field_lowercasedUrn' },
  {
    ...TEXT,
    name: 'platform',
    property: 'field_platform',
    isUrn: true,
    queryByDefault: true,
    displayName: 'Platform',
  },
  { ...TEXT, name: 'origin', property: 'field_origin', displayName: 'Environment' },
  { ...TEXT, name: 'env', property: 'field_env', displayName: 'Environment' },
  { ...TEXT, name: 'browsePaths', property: 'field_browsePaths' },
  { ...TEXT, name: 'browsePathV2', property: 'field_browsePathV2' },
  { ...TEXT, name: 'browseLocations', property: 'field_browseLocations' },
  { ...TEXT, name: CONTAINERS, property: `field_${CONTAINERS}`, isUrn: true, displayName: 'Containers' },
  { ...TEXT, name: RUN_ID, property: `field_${RUN_ID}`, displayName: 'Run' },
  {
    ...TEXT,
    name: STRUCTURED_FIELD,
    property: `field_${STRUCTURED_FIELD}`,
    queryByDefault: true,
    displayName: 'Structured Properties',
  },
  {
    ...TEXT,
    name: FAILING_FIELD,
    kind: 'boolean',
    property: `field_${FAILING_FIELD}`,
    displayName: 'Failing Assertions',
  },
  {
    ...TEXT,
    name: 'lastChangedAt',
    kind: 'number',
    property: 'changedAt',
    hasTerms: false,
    displayName: 'Last Changed',
  },
];

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['entity', '_entityType'],
  ['entityType', '_entityType'],
  ['_type', '_entityType'],
  ['_index', '_entityType'],
  ['browsePathsV2', 'browsePathV2'],
]);

function collectFields(model: MetadataModel): SearchFields {
  const byName = new Map<string, SearchField>();
  const aliases = new Map<string, Set<string>>();
  for (const aspect of model.aspects.values()) {
    for (const field of aspect.searchable) {
      const both = merge(byName.get(field.fieldName), toSearchField(field, aspect));
      byName.set(field.fieldName, both);
      for (const alias of field.aliases)
        aliases.set(alias, (aliases.get(alias) ?? new Set()).add(field.fieldName));
      if (field.hasValuesFieldName !== undefined) addDerived(byName, field.hasValuesFieldName, 'boolean');
      if (field.numValuesFieldName !== undefined) addDerived(byName, field.numValuesFieldName, 'number');
    }
  }
  for (const field of OWN_FIELDS) byName.set(field.name, field);
  return { byName, resolve: (name) => resolve(name, { model, byName, aliases }) };
}

function toSearchField(field: SearchableField, aspect: AspectDefinition): SearchField {
  const member = /^\/(\w+)$/.exec(field.path)?.[1];
  return {
    name: field.fieldName,
    kind: kindOf(field),
    property: `field_${field.fieldName}`,
    isUrn: isUrnField(field),
    queryByDefault: field.queryByDefault,
    isName: isNameField(field),
    ...(aspect.kind === 'timeseries' &&
      member !== undefined && { ofPoints: { aspect: aspect.name, member } }),
    ...(field.filterName !== undefined && { displayName: field.filterName }),
  };
}

/** Merges fields of several aspects with the same name. If their types differ, the values are texts. */
function merge(before: SearchField | undefined, field: SearchField): SearchField {
  if (before === undefined) return field;
  // A field of several aspects is not of points alone.
  const { ofPoints, ...both } = { ...field, ...before };
  return {
    ...both,
    kind: before.kind === field.kind ? field.kind : 'text',
    isUrn: before.isUrn && field.isUrn,
    queryByDefault: before.queryByDefault || field.queryByDefault,
    isName: before.isName || field.isName,
  };
}

function addDerived(byName: Map<string, SearchField>, name: string, kind: FieldKind): void {
  if (!byName.has(name)) byName.set(name, { ...TEXT, name, kind, property: `field_${name}` });
}

interface Registry {
  readonly model: MetadataModel;
  readonly byName: ReadonlyMap<string, SearchField>;
  readonly aliases: ReadonlyMap<string, ReadonlySet<string>>;
}

function resolve(name: string, registry: Registry): readonly SearchField[] {
  const plain = name.replace(/\.keyword$/, '');
  // `entity` is an alias and the name of a field: the type, and what an assertion is about.
  const own = [ALIASES.get(plain) ?? plain, plain].flatMap((known) => registry.byName.get(known) ?? []);
  if (own.length > 0) return [...new Set(own)];
  const id = structuredId(plain);
  if (id !== undefined && !isFieldOfAspect(id, registry)) return [fieldOfProperty(id)];
  const aliased = [...(registry.aliases.get(plain) ?? [])].flatMap(
    (target) => registry.byName.get(target) ?? [],
  );
  if (aliased.length > 0) return aliased;
  const dot = plain.indexOf('.');
  return dot > 0 && registry.model.aspects.has(plain.slice(0, dot))
    ? resolve(plain.slice(dot + 1), registry)
    : [];
}

/** Tells whether the aspect `structuredProperties` declares the field. Its fields may have its name as prefix, too. */
function isFieldOfAspect(name: string, { model }: Registry): boolean {
  return model.aspects.get(STRUCTURED_FIELD)?.searchable.some(({ fieldName }) => fieldName === name) ?? false;
}

function fieldOfProperty(id: string): SearchField {
  const name = structuredField(id);
  return { ...TEXT, name, kind: 'text or number', property: `field_${name}`, displayName: id };
}

/** The search fields of an entity that tell whether it is an open execution request. */
interface ExecutionFields {
  readonly entityType: string;
  /** The search fields `executorId` and `executionResultStatus`, from the input and the result. */
  readonly executors: ReadonlySet<FieldValue> | undefined;
  readonly statuses: ReadonlySet<FieldValue> | undefined;
}

/**
 * Returns the ids of the executors that an execution request waits for, or that run it. So an executor finds open requests without reading
 * those of the past. A request is open while it has no result, and while the status of its result is `RUNNING`.
 * @returns undefined for closed requests and for all other entities
 */
export function openExecutors({ entityType, executors, statuses }: ExecutionFields): typeof executors {
  if (entityType !== 'dataHubExecutionRequest') return undefined;
  return statuses === undefined || statuses.has('RUNNING') ? executors : undefined;
}
