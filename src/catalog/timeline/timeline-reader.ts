/** Reads the changes of an entity from the values of its aspects and the log of deletions. */
import { CatalogError } from '../../core/errors.js';
import { buildTimeline } from './build-timeline.js';
import { differsOf } from './differs.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { olderAspect } from '../entities/stored-aspect.js';
import { readConsistently } from '../consistent-read.js';
import { MAX_TIMELINE_VERSIONS, readSpans, withinBounds, type OlderSpan } from './aspect-spans.js';
import { timelineSteps, type OlderValue } from './timeline-steps.js';
import type { TimelineReader } from './types.js';

export function createTimelineReader({ model, database, load }: ReaderDeps): TimelineReader {
  const readValues = async (
    urn: string,
    spans: readonly OlderSpan[],
  ): Promise<ReadonlyMap<OlderSpan, OlderValue>> => {
    if (spans.length === 0) return new Map();
    const rows = await database.read(load('versions/get-versions'), {
      rows: spans.map(({ aspect, version }) => ({ urn, aspect, version })),
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
  };
  return {
    getTimeline: async ({ urn, categories, from, until }) => {
      const entity = model.getEntity(urn.entityType);
      const differs = differsOf(entity, categories, model);
      const parameters = {
        urn: urn.text,
        // The key aspect shows that the entity exists even if it has no aspect of the categories.
        aspects: [...new Set([entity.keyAspect, ...differs.keys()])],
        until,
        // One more than the limit, to detect a longer history.
        limit: MAX_TIMELINE_VERSIONS + 1,
      };
      const found = await readConsistently(async (check) => {
        const rows = await database.read(load('timeline/list-aspect-spans'), parameters);
        return rows.map((row) => readSpans(row, until, check));
      });
      if (found.length === 0)
        throw new CatalogError('NOT_FOUND', `There is no entity ${urn.text}`, { urn: urn.text });
      const aspects = found.filter(({ aspect }) => differs.has(aspect));
      const { spans, cutAt } = withinBounds(aspects.flatMap(({ older }) => older));
      const values = await readValues(urn.text, spans);
      const steps = aspects
        .flatMap((aspect) => timelineSteps(aspect, (span) => values.get(span)))
        .filter(({ at }) => at <= until && (cutAt === undefined || at > cutAt));
      const transactions = buildTimeline(urn.text, steps, differs).filter(({ at }) => at >= from);
      return { transactions, ...(cutAt !== undefined && { cutAt }) };
    },
  };
}
