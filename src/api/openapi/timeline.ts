/** Lists the changes of an entity. */
import { renderJson } from '../../core/json.js';
import { invalidRequest } from '../../core/errors.js';
import {
  CHANGE_CATEGORIES,
  SEMANTIC_CHANGES,
  type ChangeCategory,
} from '../../catalog/timeline/change-event.js';
import type { Timeline } from '../../catalog/timeline/timeline-reader.js';
import {
  type ChangeTransaction,
  type TimelineEvent,
  semanticVersion,
  versionStamp,
} from '../../catalog/timeline/build-timeline.js';
import { diffJson } from '../../catalog/timeline/json-diff.js';
import {
  ANY_OBJECT,
  arrayOf,
  INTEGER,
  object,
  oneOf,
  type Schema,
  STRING,
  URN,
} from '../http/json-schema.js';
import { endBeforeStart, readPathUrn } from '../http/request-parts.js';
import { defineRead, type Route, Reply } from '../http/route.js';

/** The Python client capitalizes booleans. */
const FLAGS = ['true', 'false', 'True', 'False'] as const;
type Flag = (typeof FLAGS)[number];

const SEMANTIC_CHANGE = oneOf(SEMANTIC_CHANGES);
const FOREVER = Number.MAX_SAFE_INTEGER;
const TIME: Schema<number> = { type: 'integer', minimum: 0, maximum: FOREVER };
/** Clients send -1 for the beginning. */
const START = { ...TIME, minimum: -1 };

const EVENT = object({
  category: oneOf(CHANGE_CATEGORIES),
  operation: oneOf(['ADD', 'REMOVE', 'MODIFY']),
  entityUrn: { ...URN, description: 'The entity, or the schema field of it that changed.' },
  aspect: STRING,
  'modifier?': { type: 'string', description: 'What was added, removed or modified.' },
  semVerChange: SEMANTIC_CHANGE,
  description: STRING,
  parameters: ANY_OBJECT,
  auditStamp: object({ time: INTEGER, actor: URN }),
});

const TRANSACTION = object({
  timestamp: { type: 'integer', description: 'Epoch milliseconds.' },
  actor: URN,
  semVer: { type: 'string', description: '`0.0.0-computed` for the first change.' },
  semVerChange: SEMANTIC_CHANGE,
  changeEvents: arrayOf(EVENT),
  'rawDiff?': arrayOf(object({ aspect: STRING, patch: arrayOf(ANY_OBJECT) })),
  'versionStamp?': { type: 'string', description: 'e.g. `globalTags:2;schemaMetadata:5`.' },
});

export const timeline = defineRead('/openapi/v2/timeline/v1/{urn}', {
  operationId: 'getTimeline',
  tag: 'Timeline',
  needsDecision: true,
  summary: 'Changes of an entity by category, with semantic versions',
  description:
    'Oldest first; changes of one transaction are grouped. Versions count from the beginning of the ' +
    'entity’s history in these categories, even if startTime limits the response. Of a history that is too long for one request the ' +
    'newest part is returned; the header `X-Timeline-Cut-At` then contains the time (epoch milliseconds) before which changes are missing.',
  query: {
    categories: {
      description: `Some of ${CHANGE_CATEGORIES.join(', ')}; default: all.`,
      schema: { type: 'string' },
      list: 'comma',
    },
    startTime: { description: 'Epoch milliseconds, inclusive; default or -1: the beginning.', schema: START },
    endTime: { description: 'Epoch milliseconds, inclusive; default or 0: now.', schema: TIME },
    raw: { description: 'Adds `rawDiff`.', schema: oneOf(FLAGS) },
    includeVersionSet: {
      description: 'Adds `versionStamp`.',
      schema: oneOf(FLAGS),
    },
  },
  response: arrayOf(TRANSACTION),
  async handle({ parameters, query }, services) {
    const urn = readPathUrn(parameters.urn, services.model);
    const categories = readCategories(query.categories);
    const startTime = Math.max(0, query.startTime ?? 0);
    const endTime = query.endTime === undefined || query.endTime === 0 ? FOREVER : query.endTime;
    if (startTime > endTime) throw endBeforeStart(startTime, endTime);
    const found = await services.timeline.getTimeline({ urn, categories, from: startTime, until: endTime });
    const shape = { raw: isSet(query.raw), includeVersionSet: isSet(query.includeVersionSet) };
    return withCut(
      found,
      found.transactions.map((transaction) => presentTransaction(transaction, shape)),
    );
  },
});

/** The same at an older address. */
export const olderTimeline: Route = {
  ...timeline,
  path: '/openapi/timeline/v1/{urn}',
  operationId: 'getTimelineV1',
  deprecated: true,
};

function readCategories(names: readonly string[] = []): ChangeCategory[] {
  if (names.length === 0) return [...CHANGE_CATEGORIES];
  return names.map((name) => {
    const category = CHANGE_CATEGORIES.find((known) => known === name.trim().toUpperCase());
    if (category !== undefined) return category;
    throw invalidRequest(
      '/categories',
      `Query parameter categories: there is no category ${JSON.stringify(name)}; there are ${CHANGE_CATEGORIES.join(', ')}`,
      `enum: ${CHANGE_CATEGORIES.join(', ')}`,
    );
  });
}

function isSet(flag: Flag | undefined): boolean {
  return flag?.toLowerCase() === 'true';
}

/** Clients expect a bare array, so a header reports that the list is incomplete. */
function withCut({ cutAt }: Timeline, transactions: readonly object[]): unknown {
  if (cutAt === undefined) return transactions;
  const headers = { 'X-Timeline-Cut-At': String(cutAt) };
  return new Reply(renderJson(transactions), { type: 'application/json', headers });
}

interface TimelineShape {
  /** Adds `rawDiff`: each write since the previous transaction as a JSON Patch of its aspect. */
  readonly raw: boolean;
  /** Adds `versionStamp`: the version of each aspect after the change. */
  readonly includeVersionSet: boolean;
}

function presentTransaction(transaction: ChangeTransaction, shape: TimelineShape): object {
  const { at, actor, semVerChange, events } = transaction;
  return {
    timestamp: at,
    actor,
    semVer: semanticVersion(transaction),
    semVerChange,
    changeEvents: events.map((event) => presentEvent(event, at)),
    ...(shape.raw && { rawDiff: rawDiff(transaction) }),
    ...(shape.includeVersionSet && { versionStamp: versionStamp(transaction) }),
  };
}

function presentEvent(event: TimelineEvent, time: number): object {
  const { category, operation, entityUrn, aspect, modifier, semVerChange, description, parameters } = event;
  return {
    category,
    operation,
    entityUrn,
    aspect,
    modifier,
    semVerChange,
    description,
    parameters,
    auditStamp: { time, actor: event.actor },
  };
}

function rawDiff({ steps }: ChangeTransaction): object[] {
  return steps.map(({ aspect, before, after }) => ({
    aspect,
    patch: diffJson(before ?? null, after ?? null),
  }));
}
