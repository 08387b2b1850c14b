/** Compares edges and search properties of entities with those that follow from their aspects. */
import type { JsonObject } from '../../core/json.js';
import { groupBy } from '../../core/batches.js';
import { sameList, sameJson } from '../../core/compare.js';
import { toStoredText } from '../../core/texts.js';
import { RUN_ASPECT } from '../../model/search/assertions.js';
import { deriveSearchDocument } from '../../model/search/change-search.js';
import type { FurtherFacts } from '../../model/search/search-contents.js';
import { CONTENT, FACET_PARAMETERS } from '../../model/search/search-terms.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { deriveEdges } from '../../model/derive-edges.js';
import { FACETS } from '../census/differences.js';
import { readLastRuns } from '../assertions/health-after.js';
import { type EdgeChanges, edgeRows, type EdgeRow } from '../writes/stored-rows.js';
import { runsOf, searchProperties, type Properties } from '../writes/entity-properties.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';

/** The changes that would make an entity consistent. */
export interface DerivedDifference {
  readonly state: EntityState;
  readonly edges: EdgeChanges;
  /** Properties to set; null removes one. Empty if all are right. */
  readonly properties: Properties;
  /** The right terms, without that of the last change. */
  readonly terms: readonly string[];
}

const TERMS = 'search_terms';

type Derived = StatementRows['repair/list-derived'];

/**
 * @param states existing entities with all their aspects
 * @param aspectName absent: edges of all aspects
 */
export async function compareDerived(
  states: readonly EntityState[],
  deps: LoadContext,
  aspectName?: string,
): Promise<DerivedDifference[]> {
  if (states.length === 0) return [];
  const { model } = deps;
  const wanted = new Map(states.map((state) => [state.urn.text, wantedEdges(state, model, aspectName)]));
  const [derived, runs] = await Promise.all([
    readDerived(states, wanted, deps),
    readLastRuns(states.filter(isChecked).map(everyRun), deps),
  ]);
  return states.flatMap((state) => {
    const urn = state.urn.text;
    const stored = derived.get(urn);
    // Without a row the entity was deleted since its aspects were read.
    if (stored === undefined) return [];
    const facts = {
      ...{ lastRun: runs.get(urn), hasFailingAssertions: stored.fails },
      ...{ containers: [...new Set(stored.containers)].reverse(), runs: runsOf(state) },
    };
    const edges = repairEdges(wanted.get(urn) ?? [], { stored: stored.edges, aspectName });
    const properties = Object.fromEntries(stored.properties);
    return [{ state, edges, ...wrongProperties(state, { stored: properties, facts, model }) }];
  });
}

async function readDerived(
  states: readonly EntityState[],
  wanted: ReadonlyMap<string, readonly { source: string }[]>,
  { run, load }: LoadContext,
): Promise<Map<string, Derived>> {
  const rows = states.map(({ urn: { text: urn } }) => {
    const sources = (wanted.get(urn) ?? []).map(({ source }) => source);
    return { urn, ends: [...new Set([urn, ...sources])], columns: columnsOf(urn) };
  });
  const found = await run(load('repair/list-derived'), { rows, ...FACET_PARAMETERS });
  return new Map(found.map((row) => [row.urn, row]));
}

/** Returns the beginning of the URNs of the entity's columns. */
export function columnsOf(urn: string): string {
  return `urn:li:schemaField:(${urn},`;
}

function isChecked({ definition }: EntityState): boolean {
  return definition.aspects.includes(RUN_ASPECT);
}

function everyRun({ urn }: EntityState) {
  return { urn: urn.text, replaced: [], deleted: [] };
}

interface Stored {
  readonly stored: Properties;
  readonly facts: FurtherFacts & { readonly runs: ReadonlyMap<string, string> };
  readonly model: MetadataModel;
}

function wrongProperties(
  state: EntityState,
  { stored, facts, model }: Stored,
): Pick<DerivedDifference, 'properties' | 'terms'> {
  const payloads = new Map<string, JsonObject>();
  for (const [name, aspect] of state.aspects) {
    const value = aspectValue(aspect);
    if (value !== undefined) payloads.set(name, value);
  }
  const { changedAt: last, ...found } = stored;
  const document = deriveSearchDocument(model, state.urn, payloads, facts);
  const wanted = storedForm(withSortedFacets(searchProperties(document)));
  const properties = difference(withSortedFacets(found), wanted);
  const changedAt = lastChange(state);
  if (typeof last !== 'number' || last < changedAt) properties['changedAt'] = changedAt;
  return { properties, terms: document.terms };
}

/** The order of facet values means nothing. */
function withSortedFacets(properties: Properties): Properties {
  return { ...properties, [FACETS]: [...((properties[FACETS] ?? []) as string[])].sort() };
}

/** Returns the properties to set to get from `before` to `after`; null removes one. */
function difference(before: Properties, after: Properties): Properties {
  const changed: Properties = {};
  for (const name of Object.keys(before)) if (!(name in after)) changed[name] = null;
  for (const [name, value] of Object.entries(after)) {
    const isSame = name === TERMS ? sameTerms(before[name], value) : sameProperty(before[name], value);
    if (!isSame) changed[name] = value;
  }
  return changed;
}

/** The order of terms means nothing. One of them tells the last change. */
function sameTerms(before: unknown, after: unknown): boolean {
  const stored = (before ?? []) as string[];
  const others = stored.filter((term) => !term.startsWith(`${CONTENT}=`));
  return stored.length === others.length + 1 && sameList(others.sort(), [...(after as string[])].sort());
}

/** Compares two properties, which are texts, numbers, booleans or lists of them. */
function sameProperty(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return sameList(before, after);
}

/** The database replaces lone surrogates, which UTF-8 cannot encode. */
function storedForm(properties: Properties): Properties {
  const stored = (value: unknown): unknown => (typeof value === 'string' ? toStoredText(value) : value);
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(stored) : stored(value),
    ]),
  );
}

/**
 * Time of the latest change of an aspect, including deletions. A rolled-back change of the entity may be even later. A marker without any
 * standing deletion has the time of a rollback, which changed nothing if the aspect was already deleted.
 */
function lastChange({ aspects }: EntityState): number {
  const shown = [...aspects].filter(([name, { meta }]) => !SECRET_ASPECTS.has(name) && meta.undone !== true);
  return Math.max(0, ...shown.map(([, { meta }]) => meta.created.time));
}

// Computes the changes that make an entity's edges match its aspects.

export type StoredEdge = Derived['edges'][number];

/** Returns the edges derived from all aspects or from one. They exist since their aspect was written. */
function wantedEdges(state: EntityState, model: MetadataModel, aspectName?: string): EdgeRow[] {
  const names = aspectName === undefined ? [...state.aspects.keys()] : [aspectName];
  return names.flatMap((name) => {
    const aspect = state.aspects.get(name);
    const value = aspectValue(aspect);
    if (aspect === undefined || value === undefined) return [];
    const since = aspect.meta.created.time;
    return deriveEdges(model, state.urn, name, value).flatMap((edge) => edgeRows(edge, since));
  });
}

/** Duplicate edges are all removed, then one is added. */
export function repairEdges(
  wanted: readonly EdgeRow[],
  { stored, aspectName }: { stored: readonly StoredEdge[]; aspectName: string | undefined },
): EdgeChanges {
  const expected = new Map(wanted.map((row) => [keyOf(row), row]));
  const rows = stored.map(toRow).filter(({ aspect }) => aspectName === undefined || aspect === aspectName);
  const found = groupBy(rows, keyOf);
  const changes: EdgeChanges = { removed: [], added: [], updated: [] };
  for (const [key, [row, ...copies]] of found) {
    const next = expected.get(key);
    if (row === undefined) continue;
    if (next === undefined || copies.length > 0) changes.removed.push(row);
    else if (!sameProperties(row, next)) changes.updated.push(next);
    if (next !== undefined && copies.length > 0) changes.added.push(next);
  }
  for (const [key, row] of expected) if (!found.has(key)) changes.added.push(row);
  return changes;
}

function toRow([source, type, target, properties]: StoredEdge): EdgeRow {
  // Writers store these as texts, and the statement reads only edges with an owner.
  const { aspect = '', owner = '', relationship } = properties as Record<string, string | undefined>;
  return {
    ...{ source, type, target, aspect, owner },
    ...(relationship !== undefined && { relationship }),
    properties: { ...properties },
  };
}

function keyOf({ source, type, target, aspect, owner, relationship = '' }: EdgeRow): string {
  return [source, type, target, aspect, owner, relationship].join('\n');
}

/** Compares all properties except the time since when the edge exists, because the aspect may have been written again meanwhile. */
function sameProperties(left: EdgeRow, right: EdgeRow): boolean {
  const plain = ({ properties: { from: _from, ...others } }: EdgeRow): string => JSON.stringify(others);
  return sameJson(plain(left), plain(right));
}
