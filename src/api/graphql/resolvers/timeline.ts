/** Changes of entities, and the versions of a dataset's schema (`docs/timeline.md`). */
import {
  blameFields,
  isVersion,
  semanticVersion,
  versionStamp,
  type ChangeTransaction,
  type FieldBlame,
  type TimelineEvent,
} from '../../../catalog/timeline/build-timeline.js';
import { CHANGE_CATEGORIES, type ChangeCategory } from '../../../catalog/timeline/change-event.js';
import type { Timeline } from '../../../catalog/timeline/timeline-reader.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type { QueryResolvers } from '../generated/schema-types.js';

export const timelineQueries = {
  getTimeline: async (_, { input }, context) => {
    const urn = context.services.model.parseUrn(input.urn);
    const timeline = await readTimeline(context, urn, input.changeCategories ?? CHANGE_CATEGORIES);
    if (timeline === undefined) return null;
    const { transactions, cutAt } = timeline;
    return { changeTransactions: [...transactions].reverse().map(presentTransaction), cutAt };
  },
  getSchemaBlame: async (_, { input }, context) => {
    const timeline = await readSchema(context, input.datasetUrn);
    if (timeline === undefined) return null;
    const { transactions, cutAt } = timeline;
    const wanted = input.version;
    const upTo = wanted
      ? transactions.findIndex((transaction) => isVersion(transaction, wanted))
      : transactions.length - 1;
    if (wanted && upTo < 0) throw noVersion(input.datasetUrn, wanted);
    const blamed = blameFields(transactions.slice(0, upTo + 1));
    return {
      version: presentVersion(transactions[upTo]),
      schemaFieldBlameList: blamed.map(presentBlame),
      cutAt,
    };
  },
  getSchemaVersionList: async (_, { input }, context) => {
    const timeline = await readSchema(context, input.datasetUrn);
    if (timeline === undefined) return null;
    const { transactions, cutAt } = timeline;
    const latest = presentVersion(transactions.at(-1));
    return {
      latestVersion: latest,
      version: latest,
      semanticVersionList: transactions.map(versionOf).reverse(),
      cutAt,
    };
  },
} satisfies QueryResolvers;

function readSchema(context: GraphqlContext, datasetUrn: string): Promise<Timeline | undefined> {
  const urn = context.services.model.parseUrn(datasetUrn, 'dataset');
  return readTimeline(context, urn, ['TECHNICAL_SCHEMA']);
}

/** @returns undefined for a missing entity; root fields are null then */
async function readTimeline(
  { services }: GraphqlContext,
  urn: Urn,
  categories: readonly ChangeCategory[],
): Promise<Timeline | undefined> {
  const range = { from: 0, until: Number.MAX_SAFE_INTEGER };
  try {
    return await services.timeline.getTimeline({ urn, categories, ...range });
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return undefined;
    throw error;
  }
}

function presentTransaction(transaction: ChangeTransaction) {
  const { at, actor, events } = transaction;
  const [first, ...others] = new Set(events.map(({ operation }) => operation));
  return {
    timestampMillis: at,
    actor,
    lastSemanticVersion: semanticVersion(transaction),
    versionStamp: versionStamp(transaction),
    changeType: first === undefined || others.length > 0 ? ('MODIFY' as const) : first,
    changes: events.map((event) => presentEvent(event, at)),
  };
}

function presentEvent({ entityUrn, actor, parameters, ...event }: TimelineEvent, time: number) {
  const entries = Object.entries(parameters).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const { category, operation, modifier = null, description } = event;
  const auditStamp = { time, actor };
  return { urn: entityUrn, category, operation, modifier, description, parameters: entries, auditStamp };
}

function presentBlame({ fieldPath, transaction, event }: FieldBlame) {
  return {
    fieldPath,
    schemaFieldChange: {
      timestampMillis: transaction.at,
      lastSemanticVersion: semanticVersion(transaction),
      versionStamp: versionStamp(transaction),
      changeType: event.operation,
      lastSchemaFieldChange: event.description,
    },
  };
}

function presentVersion(transaction: ChangeTransaction | undefined) {
  return transaction ? versionOf(transaction) : null;
}

function versionOf(transaction: ChangeTransaction) {
  return {
    semanticVersion: semanticVersion(transaction),
    semanticVersionTimestamp: transaction.at,
    versionStamp: versionStamp(transaction),
  };
}

function noVersion(datasetUrn: string, version: string): CatalogError {
  const message = `The schema of ${datasetUrn} has no version ${version}; see getSchemaVersionList`;
  return new CatalogError('NOT_FOUND', message, { urn: datasetUrn, path: '/version' });
}
