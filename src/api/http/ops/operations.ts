/** Repairs and clean-ups that operators start. */
import { RESTORE_PRIVILEGES, TRUNCATE_PRIVILEGES } from '../../../auth/authorization/authorized-repairer.js';
import { BOOLEAN, EXAMPLE_URN, INTEGER, object, START, STRING, URN, valueOf } from '../json-schema.js';
import { CatalogError } from '../../../core/errors.js';
import { backup } from './backup.js';
import { checkGraph, searchIndex } from './check-graph.js';
import { defineRoute, type Route } from '../route.js';

interface RestoreBody {
  readonly urn?: string;
  readonly urnLike?: string;
  readonly aspect?: string;
  readonly start?: number;
  readonly batchSize?: number;
}

const restoreIndices = defineRoute<unknown, RestoreBody>({
  method: 'POST',
  path: '/operations',
  action: 'restoreIndices',
  operationId: 'restoreIndices',
  tag: 'Service',
  permission: { platform: RESTORE_PRIVILEGES },
  summary: 'Derive edges and search fields of entities again from their stored aspects',
  description:
    'This is a repair. In a consistent catalog, all counts except that of entities are 0. With both urn and urnLike, entities must fit both. ' +
    'The request ends when all entities are done. Other writers of an entity wait while its batch is processed.',
  body: object({
    'urn?': URN,
    'urnLike?': { type: 'string', description: 'URNs with `%` for any text, e.g. `urn:li:dataset:%`.' },
    'aspect?': {
      type: 'string',
      description: 'Only edges from this aspect; default: all.',
    },
    'start?': START,
    'batchSize?': {
      type: 'integer',
      minimum: 1,
      description: 'Entities per transaction; large values are reduced.',
    },
  }),
  example: { urn: EXAMPLE_URN },
  response: valueOf(
    object({
      entities: INTEGER,
      edgesAdded: INTEGER,
      edgesRemoved: INTEGER,
      edgesUpdated: INTEGER,
      searchRestored: INTEGER,
    }),
  ),
  async handle({ body, actor, facts }, { repairer }) {
    const { aspect, urn, urnLike } = body;
    if (urn === undefined && urnLike === undefined) {
      throw new CatalogError('INVALID_REQUEST', 'urn or urnLike is missing', {
        path: '/urnLike',
        rule: 'required',
      });
    }
    const { aspect: _aspect, ...request } = body;
    const value = await repairer.restore(
      { ...request, ...(aspect !== undefined && { aspectName: aspect }) },
      { actor, facts },
    );
    return { value };
  },
});

interface TruncateBody {
  readonly entityType: string;
  readonly aspect: string;
  readonly endTimeMillis: number;
  readonly dryRun?: boolean;
}

const truncateTimeseriesAspect = defineRoute<unknown, TruncateBody>({
  method: 'POST',
  path: '/operations',
  action: 'truncateTimeseriesAspect',
  operationId: 'truncateTimeseriesAspect',
  tag: 'Service',
  permission: { platform: TRUNCATE_PRIVILEGES },
  summary: 'Remove old points of a timeseries aspect from all entities of a type',
  description: 'Points up to endTimeMillis, that time included. Without dryRun: false nothing is removed.',
  body: object({
    entityType: STRING,
    aspect: STRING,
    endTimeMillis: { type: 'integer', description: 'Epoch milliseconds.' },
    'dryRun?': { ...BOOLEAN, default: true },
  }),
  example: {
    entityType: 'dataset',
    aspect: 'datasetProfile',
    endTimeMillis: 1_700_000_000_000,
    dryRun: true,
  },
  response: valueOf({ type: 'string', description: 'Number of removed points and of all points.' }),
  async handle({ body, actor, facts }, { repairer }) {
    const { entityType, aspect, endTimeMillis, dryRun = true } = body;
    const request = { entityType, aspectName: aspect, endTimeMillis, dryRun };
    const { old, total } = await repairer.truncatePoints(request, { actor, facts });
    // Clients parse the first two numbers, and detect a dry run by these words.
    const counts = `${old} out of ${total} points of ${aspect}`;
    return { value: dryRun ? `${counts} would be removed. This was a dry run.` : `${counts} were removed.` };
  },
});

export const operationsRoutes: readonly Route[] = [
  restoreIndices,
  truncateTimeseriesAspect,
  checkGraph,
  searchIndex,
  backup,
];
