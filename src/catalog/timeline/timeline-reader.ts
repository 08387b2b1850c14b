/** Reads the changes of an entity from the values of its aspects and the log of deletions. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { Urn } from '../../model/urn.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { olderAspect, currentAspect, type StoredPair } from '../entities/stored-aspect.js';
import { readConsistently, type ReadCheck } from '../consistent-read.js';
import { buildTimeline, type TimelineStep, type ChangeTransaction } from './build-timeline.js';
import { differsOf } from './differs.js';
import type { ChangeCategory } from './change-event.js';

export function createTimelineReader(deps: ReaderDeps): TimelineReader {
  const { model } = deps;
  return {
    getTimeline: async ({ urn, categories, from, until }) => {
      const entity = model.getEntity(urn.entityType);
      const differs = differsOf(entity, categories, model);
      // The key aspect shows that the entity exists even if it has no aspect of the categories.
      const aspects = [...new Set([entity.keyAspect, ...differs.keys()])];
      const { steps, cutAt } = await listSteps(deps, { urns: [urn.text], aspects, until });
      const own = steps.get(urn.text);
      if (own === undefined)
        throw new CatalogError('NOT_FOUND', `There is no entity ${urn.text}`, { urn: urn.text });
      const compared = own.filter(({ aspect }) => differs.has(aspect));
      const transactions = buildTimeline(urn.text, compared, differs).filter(({ at }) => at >= from);
      return { transactions, cutAt };
    },
    listSteps: (query) => listSteps(deps, query),
  };
}

async function listSteps(deps: ReaderDeps, { urns, aspects, until }: StepsQuery): Promise<EntitySteps> {
  const { database, load } = deps;
  // One more than the limit, to detect a longer history.
  const parameters = { urns, aspects, until, limit: MAX_TIMELINE_VERSIONS + 1 };
  const found = await readConsistently(async (check) => {
    const rows = await database.read(load('timeline/list-aspect-spans'), parameters);
    return rows.map((row) => readSpans(row, until, check));
  });
  const { spans, cutAt } = withinBounds(found.flatMap(({ older }) => older));
  const values = await readValues(deps, spans);
  const steps = new Map<string, TimelineStep[]>();
  for (const aspect of found) {
    const own = steps.get(aspect.urn) ?? [];
    const written = timelineSteps(aspect, (span) => values.get(span));
    own.push(...written.filter(({ at }) => at <= until && (cutAt === undefined || at > cutAt)));
    steps.set(aspect.urn, own);
  }
  return { steps, cutAt };
}

async function readValues(
  { database, load }: ReaderDeps,
  spans: readonly OlderSpan[],
): Promise<ReadonlyMap<OlderSpan, OlderValue>> {
  if (spans.length === 0) return new Map();
  const rows = await database.read(load('versions/get-versions'), {
    rows: spans.map(({ urn, aspect, version }) => ({ urn, aspect, version })),
  });
  return new Map(
    rows.flatMap(({ index, payload: text, meta: metaText }): [OlderSpan, OlderValue][] => {
      const span = spans[index];
      const value = olderAspect('', { text, metaText });
      if (span === undefined || value === undefined) return [];
      return [[span, { text: value.text, actor: value.created.actor }]];
    }),
  );
}

// Derives the writes of an aspect from its consecutive values.

interface OlderValue {
  readonly text: string;
  readonly actor: string;
}

interface Value {
  readonly version: number;
  readonly from: number;
  readonly until: number | undefined;
  readonly deletedBy: string | undefined;
  readonly actor: string;
  readonly payload: JsonObject;
}

/**
 * Each value is a step from the previous value, a deletion is a step to undefined, and the first value after a deletion starts from it.
 * @param valueOf undefined for values that were not read or no longer exist: they are skipped.
 */
export function timelineSteps(
  { aspect, latest, older }: AspectSpans,
  valueOf: (span: OlderSpan) => OlderValue | undefined,
): TimelineStep[] {
  const values = [...older].reverse().flatMap((span): Value[] => {
    const value = valueOf(span);
    return value === undefined ? [] : [{ ...span, actor: value.actor, payload: parsed(value.text) }];
  });
  if (latest !== undefined) {
    const { text, ...rest } = latest;
    values.push({ ...rest, until: undefined, deletedBy: undefined, payload: parsed(text) });
  }
  const steps: TimelineStep[] = [];
  let before: JsonObject | undefined;
  let last = 0;
  // The clocks of several services may differ a little, so a later write is never reported as earlier.
  const notBefore = (at: number): number => (last = Math.max(last, at));
  for (const { version, from, until, deletedBy, actor, payload } of values) {
    steps.push({ aspect, at: notBefore(from), actor, version, before, after: payload });
    before = payload;
    if (until === undefined || deletedBy === undefined) continue;
    steps.push({ aspect, at: notBefore(until), actor: deletedBy, version: 0, before, after: undefined });
    before = undefined;
  }
  return steps;
}

function parsed(text: string): JsonObject {
  return JSON.parse(text) as JsonObject;
}

// Reads when each value of an aspect was valid.

/** A value that was replaced or deleted. */
export interface OlderSpan {
  readonly urn: string;
  readonly aspect: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Characters of the payload. */
  readonly size: number;
  /** The actor who deleted it; absent if it was replaced. */
  readonly deletedBy: string | undefined;
}

export interface LatestValue {
  readonly version: number;
  readonly from: number;
  readonly actor: string;
  readonly text: string;
}

export interface AspectSpans {
  readonly urn: string;
  readonly aspect: string;
  readonly latest: LatestValue | undefined;
  /** Newest first. */
  readonly older: readonly OlderSpan[];
}

/**
 * Reads the values of an aspect from a row.
 * @param until latest time of interest, in epoch milliseconds
 */
export function readSpans(
  { urn, aspect, payload: text, meta: metaText, versions }: StatementRows['timeline/list-aspect-spans'],
  until: number,
  check: ReadCheck,
): AspectSpans {
  const older = versions.map(([version, from, until, size, by]): OlderSpan => ({
    urn,
    aspect,
    version,
    from,
    until,
    size,
    deletedBy: by ?? undefined,
  }));
  const latest = latestOf({ text, metaText }, check);
  if (latest === undefined) return { urn, aspect, older, latest };
  // If a write came between the two parts of the statement, the latest value may also be among the older ones.
  const newest = older[0]?.version ?? 0;
  if (latest.from <= until && newest !== latest.version - 1) check.isTorn = true;
  return { urn, aspect, older, latest: newest >= latest.version ? undefined : latest };
}

function latestOf(pair: StoredPair, check: ReadCheck): LatestValue | undefined {
  const found = currentAspect('', pair, check);
  if (found === undefined) return undefined;
  const { version, created, text } = found;
  return { version, from: created.time, actor: created.actor, text };
}

/** Limits of one request: number of values, and characters of their payloads. */
export const MAX_TIMELINE_VERSIONS = 2_000;
const MAX_TIMELINE_CHARACTERS = 32 * 1024 * 1024;

/** Returns the newest values within the limits; `cutAt` is the end of the newest value that is left out. */
export function withinBounds(all: readonly OlderSpan[]): { spans: OlderSpan[]; cutAt?: number } {
  const newestFirst = [...all].sort((left, right) => right.until - left.until);
  let characters = 0;
  const end = newestFirst.findIndex(({ size }, index) => {
    characters += size;
    return index >= MAX_TIMELINE_VERSIONS || characters > MAX_TIMELINE_CHARACTERS;
  });
  const cut = newestFirst[end];
  return cut === undefined ? { spans: newestFirst } : { spans: newestFirst.slice(0, end), cutAt: cut.until };
}

export interface TimelineQuery {
  readonly urn: Urn;
  readonly categories: readonly ChangeCategory[];
  /** Epoch milliseconds, both inclusive. */
  readonly from: number;
  readonly until: number;
}

export interface Timeline {
  /** Oldest first. Versions count from the entity's first write, regardless of `from`. */
  readonly transactions: readonly ChangeTransaction[];
  /** Set if the history is longer than one request reads: changes at this time and before are missing. */
  readonly cutAt?: number | undefined;
}

interface StepsQuery {
  readonly urns: readonly string[];
  readonly aspects: readonly string[];
  /** Epoch milliseconds, inclusive. */
  readonly until: number;
}

/** The writes of aspects of several entities. */
interface EntitySteps {
  /** By URN; the steps of each aspect in order. No entry for missing entities. */
  readonly steps: ReadonlyMap<string, readonly TimelineStep[]>;
  /** As in a timeline; the limit is one for all entities together. */
  readonly cutAt?: number | undefined;
}

export interface TimelineReader {
  /** Runs two statements, however many versions there are. @throws NOT_FOUND */
  getTimeline(query: TimelineQuery): Promise<Timeline>;
  /** Returns the writes of aspects, for comparisons of one's own. Runs two statements, however many entities and versions there are. */
  listSteps(query: StepsQuery): Promise<EntitySteps>;
}
