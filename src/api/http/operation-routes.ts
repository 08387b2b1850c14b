/** Operations that operators start: backups, checks, repairs and clean-ups. */
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import {
  RESTORE_PRIVILEGES,
  TRUNCATE_PRIVILEGES,
  BACKUP_PRIVILEGES,
} from '../../auth/authorization/catalog-wide-services.js';
import { invalidRequest } from '../../core/errors.js';
import { VIOLATION_KINDS } from '../../catalog/check/types.js';
import {
  BOOLEAN,
  EXAMPLE_URN,
  INTEGER,
  object,
  oneOf,
  START,
  STRING,
  URN,
  valueOf,
  arrayOf,
} from './json-schema.js';
import { defineAction, type Route, Reply } from './route.js';

const GZIP = 'application/gzip';
/** Level of the compression. Levels above cost more processor time than they save bytes. */
const LEVEL = 3;

const backup = defineAction('/operations', 'backup', {
  tag: 'Service',
  permission: { platform: BACKUP_PRIVILEGES },
  summary: 'Return a backup of the whole store',
  description:
    'The response is a file for `trellis restore`, as it arrives. The last line of its contents tells whether it is complete, so prefer ' +
    '`trellis backup`, which checks it. Others may write meanwhile; the backup contains the state at its end. It contains everything, also ' +
    'hashes of passwords and encrypted secrets. One backup can be made at a time; a second request gets 409.',
  body: object({}),
  bodyOptional: true,
  example: {},
  responseType: GZIP,
  async handle({ actor, facts }, { backups }) {
    const copy = await backups.start({ actor, facts });
    const stream = createGzip({ level: LEVEL });
    const stop = (): void => void copy.end().catch(() => undefined);
    // An error of the lines ends the stream, and with it the connection. If the client leaves, the stream is closed.
    pipeline(Readable.from(copy.lines, { objectMode: true }), stream, stop);
    return new Reply(stream, { type: GZIP });
  },
});

const MAX_EXAMPLES = 1_000;
const DEFAULT_EXAMPLES = 20;
const MAX_NODES = 1_000_000;

const INDEX_STATE = oneOf(['ONLINE', 'POPULATING', 'FAILED', 'MISSING']);

const COUNTS = object(Object.fromEntries(VIOLATION_KINDS.map((kind) => [`${kind}?`, INTEGER])));

const checkGraph = defineAction('/operations', 'check', {
  operationId: 'checkGraph',
  tag: 'Service',
  permission: { platform: RESTORE_PRIVILEGES },
  summary: 'Compare everything stored with what follows from the aspects, and repair it on request',
  description:
    'A request checks entities in URN order for about ten seconds. If it does not reach the end, the response contains next, and the ' +
    'next request continues after that URN. Writes during a check are not reported as violations. With fix, what can be derived is ' +
    'repaired in transactions that lock the entities; for the rest, reason explains why it cannot be repaired.',
  body: object({
    'fix?': { ...BOOLEAN, default: false },
    'urnLike?': { type: 'string', description: 'URNs with `%` for any text; default: all.' },
    'examples?': {
      type: 'integer',
      minimum: 0,
      maximum: MAX_EXAMPLES,
      default: DEFAULT_EXAMPLES,
      description: 'Maximum number of listed violations. All are counted.',
    },
    'after?': { type: 'string', description: '`next` of the previous response.' },
    'limit?': {
      type: 'integer',
      minimum: 1,
      maximum: MAX_NODES,
      description: 'The request ends after this number of entities and stubs.',
    },
  }),
  example: { urnLike: EXAMPLE_URN },
  response: valueOf(
    object({
      nodes: { ...INTEGER, description: 'Number of checked entities and stubs.' },
      violations: {
        ...COUNTS,
        description: 'Number of violations by kind; no member for a kind without any.',
      },
      repaired: { ...COUNTS, description: 'Number of repaired violations by kind.' },
      examples: arrayOf(
        object({
          urn: STRING,
          kind: oneOf(VIOLATION_KINDS),
          'aspect?': STRING,
          message: STRING,
          repaired: BOOLEAN,
          'reason?': { type: 'string', description: 'Why it cannot be repaired.' },
        }),
      ),
      searchIndex: { ...INDEX_STATE, description: 'Only an index that is ONLINE was compared.' },
      'next?': { type: 'string', description: 'The last checked URN; absent at the end.' },
    }),
  ),
  async handle({ body, actor, facts }, { repairer }) {
    const { fix = false, examples = DEFAULT_EXAMPLES, limit = MAX_NODES, urnLike, after } = body;
    const part = { ...(urnLike !== undefined && { urnLike }), ...(after !== undefined && { after }) };
    return { value: await repairer.check({ fix, examples, limit, ...part }, { actor, facts }) };
  },
});

const searchIndex = defineAction('/operations', 'searchIndex', {
  tag: 'Service',
  permission: { platform: RESTORE_PRIVILEGES },
  summary: 'Return the state of the full-text index, or create the index again',
  description:
    'With recreate, the index is dropped and created again from the stored properties. The request does not wait until Neo4j has filled ' +
    'it. Until then, searches return 503, and writes and all other reads work.',
  body: object({ 'recreate?': { ...BOOLEAN, default: false } }),
  example: { recreate: false },
  response: valueOf(
    object({
      state: INDEX_STATE,
      percent: { type: 'number', description: 'How much of it is filled, from 0 to 100.' },
    }),
  ),
  handle: async ({ body: { recreate = false }, actor, facts }, { repairer }) => ({
    value: await repairer.searchIndex(recreate, { actor, facts }),
  }),
});

const restoreIndices = defineAction('/operations', 'restoreIndices', {
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
      throw invalidRequest('/urnLike', 'urn or urnLike is missing', 'required');
    }
    const { aspect: _aspect, ...request } = body;
    const value = await repairer.restore(
      { ...request, ...(aspect !== undefined && { aspectName: aspect }) },
      { actor, facts },
    );
    return { value };
  },
});

const truncateTimeseriesAspect = defineAction('/operations', 'truncateTimeseriesAspect', {
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
