/** Compares edges and search properties of entities with those that follow from their aspects. */
import type { JsonObject } from '../../core/json.js';
import { sameList } from '../../core/same-list.js';
import { toStoredText } from '../../core/stored-text.js';
import { RUN_ASPECT } from '../../model/search/assertion-health.js';
import { deriveSearchDocument } from '../../model/search/derive-search-document.js';
import type { FurtherFacts } from '../../model/search/search-contents.js';
import { CONTENT } from '../../model/search/search-terms.js';
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import { FACETS } from '../facets/facet-property.js';
import { readLastRuns } from '../assertions/health-after.js';
import type { EdgeChanges } from '../writes/edge-rows.js';
import { runsOf, searchProperties, type Properties } from '../writes/entity-properties.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import { repairEdges, wantedEdges, type StoredEdge } from './edge-repair.js';

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

interface Derived {
  readonly edges: readonly StoredEdge[];
  readonly properties: Properties;
  /** Whether an assertion about the entity is failing. */
  readonly fails: boolean;
  /** Its containers, the direct one first; a circle does not end where it closes. */
  readonly containers: readonly string[];
}

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
    return [{ state, edges, ...wrongProperties(state, { stored: stored.properties, facts, model }) }];
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
  const found = await run(load('repair/list-derived'), { rows, facets: FACET_FIELDS });
  return new Map(
    found.map((row) => {
      const properties = Object.fromEntries(row['properties'] as [string, unknown][]);
      const edges = row['edges'] as StoredEdge[];
      const { fails, containers } = row as unknown as Pick<Derived, 'fails' | 'containers'>;
      return [row['urn'] as string, { edges, properties, fails, containers }];
    }),
  );
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
