/**
 * The ids of facet values. An id never changes, so a service keeps those that it has met. Values that no entity has any more keep their
 * ids.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/clock.js';
import type { Database, RunStatement } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { FACET_FIELDS, FACET_POSITIONS } from '../../model/search/search-terms.js';
import type { EntityChange } from '../writes/entity-properties.js';

/**
 * Returns the ids of `name=value` texts. Texts that are new get ids at once, even if the caller's transaction fails.
 * @param run the caller's transaction
 */
export type FacetIds = (texts: readonly string[], run: RunStatement) => Promise<ReadonlyMap<string, number>>;

export interface FacetIdsDeps {
  readonly database: Pick<Database, 'commitAlone'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** Characters of the texts that a service keeps, for about 100,000 values. */
const KEPT_CHARACTERS = 8_000_000;

/** @param kept characters of the texts to keep, at least 1 */
export function createFacetIds(deps: FacetIdsDeps, kept = KEPT_CHARACTERS): FacetIds {
  const known = new LRUCache<string, number>({ maxSize: kept, sizeCalculation: (_, text) => text.length });
  return async (texts, run) => {
    const ids = new Map<string, number>();
    const missing: FacetEntry[] = [];
    for (const text of new Set(texts)) {
      const id = known.get(text);
      if (id === undefined) missing.push(toEntry(text));
      else ids.set(text, id);
    }
    if (missing.length === 0) return ids;
    for (const [text, id] of await readOrAdd(missing, { ...deps, run })) {
      ids.set(text, id);
      known.set(text, id);
    }
    return ids;
  };
}

/** Runs one statement, and another one if a value is new. */
async function readOrAdd(
  entries: readonly FacetEntry[],
  { database, load, clock, run }: FacetIdsDeps & { readonly run: RunStatement },
): Promise<[text: string, id: number][]> {
  const keys = entries.map(({ key }) => key);
  const ids = idsByKey(await run(load('facets/find-values'), { keys }));
  const rows = entries
    .filter(({ key }) => !ids.has(key))
    .map(({ key, facet, value }) => ({ key, facet, value }));
  const added =
    rows.length === 0
      ? new Map<string, number>()
      : idsByKey(
          await database.commitAlone(load('facets/add-values'), {
            ...{ rows, positions: FACET_POSITIONS, at: clock.now() },
          }),
        );
  return entries.map(({ text, key }) => {
    const id = ids.get(key) ?? added.get(key);
    if (id === undefined) throw new Error(`The facet value ${key} has no id`);
    return [text, id];
  });
}

function idsByKey(rows: readonly StatementRows['facets/find-values'][]): Map<string, number> {
  return new Map(rows.map(({ key, id }) => [key, id]));
}

interface FacetEntry {
  /** `name=value`. */
  readonly text: string;
  /** Unique in the dictionary. */
  readonly key: string;
  /** Position of the facet in `FACET_FIELDS`. */
  readonly facet: number;
  readonly value: string;
}

/** An index of Neo4j holds at most 8 kB of a text, which are 4 bytes for each character at most. */
const MAX_KEY_LENGTH = 1_000;

/** @param text `name=value` of a default facet */
export function toEntry(text: string): FacetEntry {
  const end = text.indexOf('=');
  const facet = FACET_FIELDS.findIndex((name) => name === text.slice(0, end));
  if (facet < 0) throw new Error(`${text.slice(0, end)} is no default facet`);
  return { text, key: keyOf(text), facet, value: text.slice(end + 1) };
}

/** No text begins with `~`, because texts begin with the name of a facet. */
function keyOf(text: string): string {
  return text.length <= MAX_KEY_LENGTH ? text : `~${createHash('sha256').update(text).digest('base64url')}`;
}

export interface FacetContext {
  readonly facetIds: FacetIds;
  /** Of the transaction that stores the changes. */
  readonly run: RunStatement;
}

/**
 * Replaces the texts of facet values by their ids, as nodes store them. Sends no statement if the service has met all values. The values
 * of facets that do not change keep their ids.
 */
export async function encodeFacets(
  changes: readonly EntityChange[],
  { facetIds, run }: FacetContext,
): Promise<EntityChange[]> {
  const texts = changes.flatMap(({ facets }) => facets?.values ?? []);
  const ids = texts.length === 0 ? new Map<string, number>() : await facetIds(texts, run);
  return changes.map((change) => {
    if (change.facets === undefined) return change;
    const { counted, hardDeleted } = change.state;
    // What is written again after its deletion keeps nothing.
    const stored = hardDeleted === false ? (counted?.facets ?? []) : [];
    const encoded = encode(change.facets, { ids, stored });
    return { ...change, facetIds: encoded };
  });
}

/** Sorted, so that the same values are always stored in the same way. */
function encode(
  { changed, values }: NonNullable<EntityChange['facets']>,
  { ids, stored }: { readonly ids: ReadonlyMap<string, number>; readonly stored: readonly number[] },
): number[] {
  const kept = stored.filter((id) => !changed.includes(FACET_FIELDS[id % FACET_POSITIONS] ?? ''));
  const idOf = (text: string): number => {
    const id = ids.get(text);
    if (id === undefined) throw new Error(`The facet value ${text} has no id`);
    return id;
  };
  return [...kept, ...values.map(idOf)].sort((left, right) => left - right);
}

/** Returns the text of each id. The texts never change. */
export type FacetTexts = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Characters of the texts that a service keeps, for about 50,000 values. */
const KEPT_TEXT_CHARACTERS = 4_000_000;

export function createFacetTexts({ read, load }: { read: RunStatement; load: LoadStatement }): FacetTexts {
  const known = new LRUCache<number, string>({
    maxSize: KEPT_TEXT_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  return async (ids) => {
    const texts = new Map<number, string>();
    const missing: number[] = [];
    for (const id of ids) {
      const text = known.get(id);
      if (text === undefined) missing.push(id);
      else texts.set(id, text);
    }
    if (missing.length === 0) return texts;
    for (const { id, value } of await read(load('facets/get-values'), { ids: missing })) {
      texts.set(id, value);
      known.set(id, value);
    }
    return texts;
  };
}
