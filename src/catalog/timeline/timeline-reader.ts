/** Reads the changes of an entity from the values of its aspects and the log of deletions. */
import { CatalogError } from '../../core/errors.js';
import { buildTimeline, type TimelineStep } from './build-timeline.js';
import { differsOf } from './differs.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { olderAspect } from '../entities/stored-aspect.js';
import { readConsistently } from '../consistent-read.js';
import { MAX_TIMELINE_VERSIONS, readSpans, withinBounds, type OlderSpan } from './aspect-spans.js';
import { timelineSteps, type OlderValue } from './timeline-steps.js';
import type { EntitySteps, StepsQuery, TimelineReader } from './types.js';

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
      return { transactions, ...(cutAt !== undefined && { cutAt }) };
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
  return { steps, ...(cutAt !== undefined && { cutAt }) };
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
    rows.flatMap((row): [OlderSpan, OlderValue][] => {
      const span = spans[row['index'] as number];
      const [text, metaText] = [row['payload'] as string | null, row['meta'] as string | null];
      const value = olderAspect('', { text, metaText });
      if (span === undefined || value === undefined) return [];
      return [[span, { text: value.text, actor: value.created.actor }]];
    }),
  );
}
