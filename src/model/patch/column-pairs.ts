/** Column lineage during a patch. It is stored as records, and the patch addresses single pairs of columns. */
import { stringifyKeepingDigits } from '../../core/json.js';
import { isRecord } from './read-patch.js';

/** Text that clients write for a missing transformation or query. */
export const NO_VALUE = 'NONE';

/** The parts of a pair in the order of the path: `<transformation>/<downstream>/<query>/<upstream>`. */
export type PairKey = readonly [transformation: string, downstream: string, query: string, upstream: string];

interface Group {
  readonly record: Record<string, unknown>;
  readonly transformation: string;
  readonly query: string;
  readonly upstreams: Set<string>;
  readonly downstreams: Set<string>;
  changed: boolean;
}

const DEFAULT_SCORE = 1;
const FIELD_URN = /^urn:[^:]+:schemaField:/;
/** Members of a plain record. New pairs never join a record with other members, because those may not apply to the pair. */
const PLAIN_MEMBERS = new Set([
  'upstreamType',
  'upstreams',
  'downstreamType',
  'downstreams',
  'transformOperation',
  'confidenceScore',
  'query',
]);

/**
 * Pairs of columns, stored as records. A record contains every pair of one of its downstreams and one of its upstreams:
 *
 *     record {downstreams: [x, y], upstreams: [a, b]}      pairs xa xb ya yb
 *     remove xa  →  {[y], [a, b]}  {[x], [b]}              the record is split, the other pairs stay
 *     add xc     →  {[y], [a, b]}  {[x], [b, c]}           a pair joins the record of its downstream
 *
 * Records that no operation changes stay as they are.
 */
export class ColumnPairs {
  readonly #groups = new Set<Group>();
  readonly #byPair = new Map<string, Set<Group>>();
  /** Plain records with one downstream by `joinKey`. Further upstreams of the same kind may join them. */
  readonly #joinable = new Map<string, Group>();

  constructor(records: readonly unknown[]) {
    for (const record of records) this.#insert(isRecord(record) ? record : {}, false);
  }

  add(pair: PairKey, score: unknown = DEFAULT_SCORE): void {
    const holders = [...(this.#byPair.get(textOf(pair)) ?? [])];
    if (holders.length > 0 && holders.every(({ record }) => sameScore(record['confidenceScore'], score)))
      return;
    this.#removePair(pair);
    const record = newRecord(pair, score);
    const group = this.#joinable.get(joinKey(record));
    if (group === undefined) {
      this.#insert(record, true);
      return;
    }
    group.upstreams.add(pair[3]);
    group.changed = true;
    this.#link(pair, group);
  }

  /** Removes the pairs whose key begins with these parts. Returns whether any existed. */
  remove(parts: readonly string[]): boolean {
    const [transformation = '', downstream, query, upstream] = parts;
    if (downstream !== undefined && query !== undefined && upstream !== undefined) {
      return this.#removePair([transformation, downstream, query, upstream]);
    }
    const found = [...this.#groups].filter(
      (group) =>
        group.transformation === transformation &&
        (query === undefined || group.query === query) &&
        (downstream === undefined || group.downstreams.has(downstream)),
    );
    for (const group of found) this.#cut(group, downstream);
    return found.length > 0;
  }

  toArray(): unknown[] {
    return Array.from(this.#groups, ({ record, changed, upstreams, downstreams }) =>
      changed ? { ...record, upstreams: [...upstreams], downstreams: [...downstreams] } : record,
    );
  }

  #removePair(pair: PairKey): boolean {
    const holders = [...(this.#byPair.get(textOf(pair)) ?? [])];
    for (const group of holders) {
      const rest = [...group.upstreams].filter((upstream) => upstream !== pair[3]);
      const alone = group.downstreams.size === 1;
      if (alone && rest.length > 0) {
        group.upstreams.delete(pair[3]);
        group.changed = true;
        this.#unlink(pair, group);
        continue;
      }
      this.#cut(group, pair[1]);
      if (rest.length > 0)
        this.#insert({ ...group.record, ...oneDownstream(pair[1]), upstreams: rest }, true);
    }
    return holders.length > 0;
  }

  /** Removes one downstream from a record; without a downstream, or with the last one, removes the whole record. */
  #cut(group: Group, downstream: string | undefined): void {
    const gone = downstream === undefined ? [...group.downstreams] : [downstream];
    for (const one of gone) {
      for (const pair of pairsOf(group, one)) this.#unlink(pair, group);
    }
    if (downstream === undefined || group.downstreams.size <= 1) {
      this.#groups.delete(group);
      const key = joinKey(group.record);
      if (this.#joinable.get(key) === group) this.#joinable.delete(key);
      return;
    }
    group.downstreams.delete(downstream);
    group.changed = true;
  }

  #insert(record: Record<string, unknown>, changed: boolean): void {
    const group: Group = {
      record,
      transformation: textMember(record, 'transformOperation'),
      query: textMember(record, 'query'),
      upstreams: new Set(texts(record['upstreams'])),
      downstreams: new Set(texts(record['downstreams'])),
      changed,
    };
    this.#groups.add(group);
    for (const downstream of group.downstreams) {
      for (const pair of pairsOf(group, downstream)) this.#link(pair, group);
    }
    const plain = Object.keys(record).every((name) => PLAIN_MEMBERS.has(name));
    const key = joinKey(record);
    if (plain && group.downstreams.size === 1 && !this.#joinable.has(key)) this.#joinable.set(key, group);
  }

  #link(pair: PairKey, group: Group): void {
    const text = textOf(pair);
    const holders = this.#byPair.get(text);
    if (holders === undefined) this.#byPair.set(text, new Set([group]));
    else holders.add(group);
  }

  #unlink(pair: PairKey, group: Group): void {
    const text = textOf(pair);
    const holders = this.#byPair.get(text);
    holders?.delete(group);
    if (holders?.size === 0) this.#byPair.delete(text);
  }
}

function newRecord(
  [transformation, downstream, query, upstream]: PairKey,
  score: unknown,
): Record<string, unknown> {
  return {
    upstreamType: FIELD_URN.test(upstream) ? 'FIELD_SET' : 'DATASET',
    upstreams: [upstream],
    ...oneDownstream(downstream),
    ...(transformation === NO_VALUE ? {} : { transformOperation: transformation }),
    confidenceScore: score,
    ...(query === NO_VALUE ? {} : { query }),
  };
}

function oneDownstream(downstream: string): Record<string, unknown> {
  return { downstreamType: 'FIELD', downstreams: [downstream] };
}

function pairsOf(group: Group, downstream: string): PairKey[] {
  return Array.from(group.upstreams, (upstream) => [group.transformation, downstream, group.query, upstream]);
}

function joinKey(record: Record<string, unknown>): string {
  return JSON.stringify([
    textMember(record, 'transformOperation'),
    textMember(record, 'query'),
    stringifyKeepingDigits(record['confidenceScore'] ?? DEFAULT_SCORE),
    record['upstreamType'],
    record['downstreamType'],
    texts(record['downstreams'])[0],
  ]);
}

function textMember(record: Record<string, unknown>, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : NO_VALUE;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function sameScore(left: unknown, right: unknown): boolean {
  return stringifyKeepingDigits(left ?? DEFAULT_SCORE) === stringifyKeepingDigits(right);
}

function textOf(pair: PairKey): string {
  return JSON.stringify(pair);
}
