/** Fields of flows and jobs that are not members of their aspects. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { namedPlatform } from './platforms.js';
import { referrers } from './referrers.js';

/** The field `dataJobs` has no paging. Longer lists are read as relationships. */
const MAX_JOBS = 1_000;

async function dataJobs({ urn }: EntityRef, _: unknown, { relationships }: GraphqlContext) {
  const page = await relationships.load({
    urn: urn.text,
    direction: 'INCOMING',
    types: ['IsPartOf'],
    entityTypes: ['dataJob'],
    start: 0,
    count: MAX_JOBS,
    includeRemoved: false,
  });
  return {
    entities: page.relationships.map(({ entity, created }) => ({
      entity: findEntityRef(entity),
      created,
    })),
  };
}

/** The platform that a source named, else the orchestrator of the flow. */
async function platform(job: EntityRef, _: unknown, context: GraphqlContext) {
  const orchestrator = findEntityRef(job.urn.parts[0])?.urn.parts[0];
  const named = await namedPlatform(job, context);
  return named ?? findEntityRef(`urn:li:dataPlatform:${orchestrator ?? ''}`) ?? null;
}

export const pipelines = {
  DataFlow: { ...referrers.DataFlow, dataJobs },
  DataJob: { ...referrers.DataJob, platform },
} as const;
