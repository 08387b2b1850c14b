/** Counts and ranks usage events. */
import type { ReadDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { StatementName } from '../../neo4j/statements.js';
import type { Clock } from '../../core/clock.js';
import {
  USAGE_EVENT_TYPES,
  type PartCount,
  type Ranked,
  type UsageEventReader,
  type UsageEventType,
} from './types.js';
import { createUsageRecorder, type RecorderDeps, type UsageRecorder } from './usage-recorder.js';

export interface UsageReaderDeps extends ReadDeps {
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
  const read = async <Name extends StatementName & `usage-events/${string}`>(
    name: Name,
    parameters: Record<string, unknown>,
  ) => {
    await usage?.settle();
    return database.read(load(name), parameters);
  };
  return {
    countVisitors: async (spans) =>
      inOrder(await read('usage-events/count-visitors', { spans, types: USAGE_EVENT_TYPES }), spans.length),
    countSearches: async (spans) =>
      inOrder(await read('usage-events/count-events', { spans, type: SEARCH }), spans.length),
    topQueries: async (span, count) =>
      (await read('usage-events/list-top-queries', { ...span, count, type: SEARCH })).map(toRankedValue),
    topUsers: async (span, count) => {
      const parameters = { ...span, count, types: USAGE_EVENT_TYPES, without: NOT_PEOPLE };
      return (await read('usage-events/list-top-users', parameters)).map(toRankedValue);
    },
    topViewed: async (entityTypes, span, count) => {
      const rows = await read('usage-events/list-top-entities', { ...span, count, entityTypes, type: VIEW });
      return new Map(rows.map(({ entityType, ranked }) => [entityType, ranked.map(toRanked)]));
    },
    countParts: async (type, span) =>
      (await read('usage-events/count-parts', { ...span, type, count: MAX_PARTS })).map(toPartCount),
    popular: async (count) => {
      await usage?.settle();
      const urns = (await usage?.listPopular()) ?? [];
      if (urns.length === 0) return [];
      return (await read('usage-events/list-shown', { urns, count })).map(({ urn }) => urn);
    },
    recentEntities: async (actor, count) => {
      const parameters = { actor, count, types: [VIEW, EDIT], entityTypes: SHOWN_TYPES, most: MAX_RECENT };
      const rows = await read('usage-events/list-recent-entities', parameters);
      const found = new Map(rows.map(({ type, urns }) => [type, urns]));
      return { viewed: found.get(VIEW) ?? [], edited: found.get(EDIT) ?? [] };
    },
    recentQueries: async (actor, count) => {
      const parameters = { actor, count, type: RESULTS, most: MAX_RECENT };
      return (await read('usage-events/list-recent-queries', parameters)).map(({ query }) => query);
    },
  };
}

/** Each row has the position of its span. */
function inOrder(
  rows: readonly StatementRows[`usage-events/count-${'visitors' | 'events'}`][],
  length: number,
): number[] {
  const counts = new Map(rows.map(({ index, counted }) => [index, counted]));
  return Array.from({ length }, (_, index) => counts.get(index) ?? 0);
}

function toRankedValue({
  value,
  counted,
}: StatementRows[`usage-events/list-top-${'queries' | 'users'}`]): Ranked {
  return { value, count: counted };
}

function toRanked([value, count]: readonly [value: string, count: number]): Ranked {
  return { value, count };
}

function toPartCount({ entityType, name, counted }: StatementRows['usage-events/count-parts']): PartCount {
  return {
    ...(entityType !== null && { entityType }),
    ...(name !== null && { name }),
    count: counted,
  };
}

// The entities that all users together view most. Counting all views of a month takes long, so the ranking is kept for a minute.

interface PopularDeps extends ReadDeps {
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
    return rows.map(({ urn }) => urn);
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

export function createUsageEvents(deps: RecorderDeps & ReadDeps): UsageEvents {
  return { ...createUsageRecorder(deps), listPopular: createListPopular(deps) };
}
