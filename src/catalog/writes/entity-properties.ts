/** The properties of an entity's node: its aspects, and what search derives from them. */
import { FACETS } from '../census/differences.js';
import { checksum } from '../../core/texts.js';
import {
  changeSearch,
  contributing,
  type AspectChange,
  type SearchChanges,
  type TextPart,
} from '../../model/search/change-search.js';
import { parseKept, type ContributingAspect } from '../../model/search/kept-contributions.js';
import type { FurtherFacts } from '../../model/search/search-contents.js';
import { contentTerm } from '../../model/search/search-terms.js';
import { isShownChange } from '../changes/shown-changes.js';
import { runOf } from '../runs/run-reader.js';
import type { FieldValue, MetadataModel, SearchDocument } from '../../model/types.js';
import { aspectValue, type AspectState, type EntityState } from './entity-state.js';

export type Properties = Record<string, unknown>;

/** The names of aspects and fields are few, except for those of structured properties. */
const NAMES_KEPT = 5_000;

/** A stored entity with what changes of its node. */
export interface EntityChange {
  readonly state: EntityState;
  /** Null removes a property. */
  readonly properties: Properties;
  /** Time of the change that entities are sorted by, epoch milliseconds. Absent: it stays. */
  readonly changedAt?: number;
  /** The facets that change, with all their values. Absent: none. */
  readonly facets?: SearchChanges['facets'];
  /** The ids of the values of all facets, if any of them changes: see `encodeFacets`. */
  readonly facetIds?: readonly number[];
  /** How the lists of the full-text index change, unless they are among the properties. */
  readonly lists?: {
    readonly gone: Readonly<Record<string, true>>;
    readonly added: readonly string[];
    /** Absent: the texts stay. */
    readonly texts?: readonly TextPart[] | undefined;
  };
}

export interface PropertyContext {
  readonly model: MetadataModel;
  /** After the write. */
  readonly facts?: FurtherFacts | undefined;
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
}

/** Returns only what changes. */
export function changedEntity(state: EntityState, context: PropertyContext): EntityChange {
  const { at } = context;
  const isFresh = isNew(state);
  const properties: Properties = isFresh ? { type: state.definition.name } : {};
  for (const [name, aspect] of state.aspects) {
    const stored = isFresh ? undefined : state.stored.get(name);
    if (stored === aspect) continue;
    if (stored?.text !== aspect.text) properties[aspectProperty(name)] = aspect.text ?? null;
    properties[metaProperty(name)] = metaText(aspect);
  }
  const search = changedSearch(state, context);
  addPlainProperties(properties, search);
  const { tiers, terms, facets } = search;
  const { gone, added } = terms;
  const change = {
    state,
    properties,
    ...(state.changes.some(isShownChange) && { changedAt: at }),
    ...(facets.changed.length > 0 && { facets }),
  };
  if (isFresh) {
    properties['search_terms'] = [...added, contentTerm(at)];
    properties['search_texts'] = (tiers.texts ?? []).flatMap((part) => ('text' in part ? [part.text] : []));
    return change;
  }
  if (gone.length + added.length === 0 && Object.keys(tiers).length === 0) return change;
  const lists = { gone: Object.fromEntries(gone.map((term) => [term, true as const])), texts: tiers.texts };
  return { ...change, lists: { ...lists, added } };
}

const INDEXED = ['search_terms', 'search_texts', 'search_exact', 'search_names'];

/** Tells whether a change concerns the full-text index. */
export function changesFullText({ properties, lists }: EntityChange): boolean {
  return lists !== undefined || INDEXED.some((name) => name in properties);
}

/** Appends a checksum, by which readers, who take no locks, detect metadata that does not belong to the payload they read. */
function metaText({ text, meta }: AspectState): string {
  const json = JSON.stringify(meta);
  return text === undefined ? json : `${json.slice(0, -1)},"checksum":${checksum(text)}}`;
}

/** Nothing that was stored of the entity counts any more. */
function isNew({ existed, hardDeleted }: EntityState): boolean {
  return !existed || hardDeleted !== false;
}

function changedSearch(state: EntityState, { model, facts = {} }: PropertyContext): SearchChanges {
  const { urn, stored, health, searched } = state;
  const isFresh = isNew(state);
  const aspects = new Map<string, AspectChange>();
  for (const [name, aspect] of state.aspects) {
    const last = isFresh ? undefined : stored.get(name);
    // Metadata alone, e.g. the trace of a write that changed nothing, are not searched.
    if (last?.text === aspect.text && writingRun(last) === writingRun(aspect)) continue;
    const after = contributionIn(name, aspect, model);
    aspects.set(name, { before: contributionIn(name, last, model), after });
  }
  const known = { ...health, containers: searched?.containers };
  const before = isFresh ? undefined : { kept: () => parseKept(searched?.contributions), facts: known };
  return changeSearch(model, urn, { before, aspects, facts });
}

function contributionIn(
  name: string,
  aspect: AspectState | undefined,
  model: MetadataModel,
): ContributingAspect {
  const { searchable = [], references = [] } = model.aspects.get(name) ?? {};
  return contributing(model, name, {
    value: searchable.length + references.length > 0 ? aspectValue(aspect) : undefined,
    run: writingRun(aspect),
  });
}

/** The run of a value is the one that wrote it first: a write of an unchanged value does not change it. */
function writingRun(aspect: AspectState | undefined): string | undefined {
  return aspect?.text === undefined ? undefined : runOf(aspect.meta.systemMetadata);
}

/** Returns the runs that wrote the current aspects. */
export function runsOf({ aspects }: EntityState): Map<string, string> {
  return new Map(
    [...aspects].flatMap(([name, aspect]) => {
      const run = writingRun(aspect);
      return run === undefined ? [] : [[name, run] as const];
    }),
  );
}

type PlainChanges = Pick<SearchChanges, 'name' | 'removed' | 'fields' | 'contributions'> & {
  readonly tiers: { readonly exact?: string; readonly names?: string };
};

/** Adds the properties whose old values need not be known; null removes one. */
function addPlainProperties(
  properties: Properties,
  { name, removed, contributions, tiers, fields }: PlainChanges,
): void {
  if (name !== undefined) properties['name'] = name;
  if (removed !== undefined) properties['removed'] = removed;
  if (contributions !== undefined) properties['contributions'] = contributions;
  if (tiers.exact !== undefined) properties['search_exact'] = tiers.exact;
  if (tiers.names !== undefined) properties['search_names'] = tiers.names;
  for (const [field, values] of Object.entries(fields))
    properties[fieldProperty(field)] = values && ofOneType(values);
}

/** Returns the properties of the node that hold a whole document, with the texts of facet values instead of their ids. */
export function searchProperties(document: SearchDocument): Properties {
  const { tiers, terms, facets } = document;
  const properties: Properties = {};
  addPlainProperties(properties, document);
  return { ...properties, search_texts: tiers.texts, search_terms: terms, [FACETS]: facets };
}

const aspectProperty = namesWith('aspect_');
const metaProperty = namesWith('meta_');
const fieldProperty = namesWith('field_');

/** Keeps the names, because joining one for each node takes longer than setting the property. */
function namesWith(prefix: string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const property = known.get(name) ?? prefix + name;
    if (known.size < NAMES_KEPT) known.set(name, property);
    return property;
  };
}

/** Lists in Neo4j hold values of one type. A structured property may mix numbers and texts; then all become texts. */
function ofOneType(values: readonly FieldValue[]): readonly FieldValue[] {
  const isMixed = values.some((value) => typeof value !== typeof values[0]);
  return isMixed ? values.map(String) : values;
}
