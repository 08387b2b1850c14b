/** Counts and ranks usage events. */
import type { ReaderDeps } from '../entities/entity-reader.js';
import type { Database, Row } from '../../neo4j/database.js';
import type { Clock } from '../../core/clock.js';
import {
  USAGE_EVENT_TYPES,
  type PartCount,
  type Ranked,
  type UsageEventReader,
  type UsageEventType,
} from './types.js';
import { createUsageRecorder, type RecorderDeps, type UsageRecorder } from './usage-recorder.js';

export interface UsageReaderDeps extends Omit<ReaderDeps, 'model'> {
  /** Absent: no events of this process wait to be stored, and no ranking of all views is known. */
  readonly usage?: Pick<UsageEvents, 'settle' | 'listPopular'> | undefined;
}

/** Users who do not count as active people: the first user, the administrator of other catalogs with this model, and the service itself. */
const NOT_PEOPLE = [
  'urn:li:corpuser:datahub',
  'urn:li:corpuser:admin',
  'urn:li:corpuser:__datahub_system',
] as const;

/** Events of an actor that are read to find the latest entities. More are needed only if the actor opens a few again and again. */
const MAX_RECENT = 1_000;

/** Clients choose the names of sections and actions, so there can be any number. A chart cannot show more. */
const MAX_PARTS = 500;

const VIEW: UsageEventType = 'EntityViewEvent';
const EDIT: UsageEventType = 'EntityActionEvent';
const SEARCH: UsageEventType = 'SearchEvent';
const RESULTS: UsageEventType = 'SearchResultsViewEvent';

export function createUsageEventReader({ database, load, usage }: UsageReaderDeps): UsageEventReader {
  const read = async (name: string, parameters: Record<string, unknown>): Promise<Row[]> => {
    await usage?.settle();
    return database.read(load(`usage-events/${name}`), parameters);
  };
  return {
    countVisitors: async (spans) =>
      inOrder(await read('count-visitors', { spans, types: USAGE_EVENT_TYPES }), spans.length),
    countSearches: async (spans) =>
      inOrder(await read('count-events', { spans, type: SEARCH }), spans.length),
    topQueries: async (span, count) =>
      toRanked(await read('list-top-queries', { ...span, count, type: SEARCH })),
    topUsers: async (span, count) => {
      const parameters = { ...span, count, types: USAGE_EVENT_TYPES, without: NOT_PEOPLE };
      return toRanked(await read('list-top-users', parameters));
    },
    topViewed: async (entityTypes, span, count) => {
      const rows = await read('list-top-entities', { ...span, count, entityTypes, type: VIEW });
      return new Map(rows.map((row) => [row['entityType'] as string, pairsOf(row['ranked'])]));
    },
    countParts: async (type, span) =>
      (await read('count-parts', { ...span, type, count: MAX_PARTS })).map(toPartCount),
    popular: async (count) => {
      await usage?.settle();
      const urns = (await usage?.listPopular()) ?? [];
      if (urns.length === 0) return [];
      return (await read('list-shown', { urns, count })).map((row) => row['urn'] as string);
    },
    recentEntities: async (actor, count) => {
      const parameters = { actor, count, types: [VIEW, EDIT], entityTypes: SHOWN_TYPES, most: MAX_RECENT };
      const rows = await read('list-recent-entities', parameters);
      const found = new Map(rows.map((row) => [row['type'], row['urns'] as string[]]));
      return { viewed: found.get(VIEW) ?? [], edited: found.get(EDIT) ?? [] };
    },
    recentQueries: async (actor, count) => {
      const rows = await read('list-recent-queries', { actor, count, type: RESULTS, most: MAX_RECENT });
      return rows.map((row) => row['query'] as string);
    },
  };
}

/** Each row has the position of its span. */
function inOrder(rows: readonly Row[], length: number): number[] {
  const counts = new Map(rows.map((row) => [row['index'] as number, row['counted'] as number]));
  return Array.from({ length }, (_, index) => counts.get(index) ?? 0);
}

function toRanked(rows: readonly Row[]): Ranked[] {
  return rows.map((row) => ({ value: row['value'] as string, count: row['counted'] as number }));
}

function pairsOf(pairs: unknown): Ranked[] {
  return (pairs as readonly (readonly [string, number])[]).map(([value, count]) => ({ value, count }));
}

function toPartCount({ entityType, name, counted }: Row): PartCount {
  return {
    ...(typeof entityType === 'string' && { entityType }),
    ...(typeof name === 'string' && { name }),
    count: counted as number,
  };
}

// The entities that all users together view most. Counting all views of a month takes long, so the ranking is kept for a minute.

interface PopularDeps extends Omit<ReaderDeps, 'model'> {
  readonly clock: Clock;
}

/** Returns URNs, most viewed first. They may no longer exist, and actors may not be permitted to view them. */
type ListPopular = () => Promise<readonly string[]>;

const KEPT_MILLIS = 60_000;
const SPAN_MILLIS = 30 * 24 * 3_600 * 1_000;
/** An actor who may view few entities still finds some among them. */
const LENGTH = 500;

function createListPopular({ database, load, clock }: PopularDeps): ListPopular {
  let kept: { readonly at: number; readonly urns: Promise<readonly string[]> } | undefined;
  const count = async (now: number): Promise<readonly string[]> => {
    const rows = await database.read(load('usage-events/list-popular'), {
      ...{ type: 'EntityViewEvent', entityTypes: SHOWN_TYPES, count: LENGTH },
      ...{ from: now - SPAN_MILLIS, until: now + 1 },
    });
    return rows.map((row) => row['urn'] as string);
  };
  return () => {
    const now = clock.now();
    if (kept !== undefined && Math.abs(now - kept.at) < KEPT_MILLIS) return kept.urns;
    const next = { at: now, urns: count(now) };
    kept = next;
    next.urns.catch(() => {
      if (kept === next) kept = undefined;
    });
    return next.urns;
  };
}

/** The types of the entities that lists of viewed, edited and popular entities contain. */
const SHOWN_TYPES: readonly string[] = [
  'dataset',
  'dataFlow',
  'dataJob',
  'container',
  'dashboard',
  'chart',
  'mlModel',
  'mlFeature',
  'mlModelGroup',
  'mlFeatureTable',
];

/** The usage events of one service: what stores them, and what is kept of them in memory. */
export interface UsageEvents extends UsageRecorder {
  /** The entities that all users together view most. */
  readonly listPopular: ListPopular;
}

export function createUsageEvents(
  deps: RecorderDeps & { readonly database: Pick<Database, 'read'> },
): UsageEvents {
  return { ...createUsageRecorder(deps), listPopular: createListPopular(deps) };
}
