/** Checks and repairs of the stored graph that operators start. */
import { RESTORE_PRIVILEGES } from '../../../auth/authorization/authorized-repairer.js';
import { VIOLATION_KINDS } from '../../../catalog/check/types.js';
import { arrayOf, BOOLEAN, EXAMPLE_URN, INTEGER, object, STRING, valueOf } from '../json-schema.js';
import { defineRoute } from '../route.js';

interface CheckBody {
  readonly fix?: boolean;
  readonly urnLike?: string;
  readonly examples?: number;
  readonly after?: string;
  readonly limit?: number;
}

const MAX_EXAMPLES = 1_000;
const DEFAULT_EXAMPLES = 20;
const MAX_NODES = 1_000_000;

const INDEX_STATE = { type: 'string', enum: ['ONLINE', 'POPULATING', 'FAILED', 'MISSING'] };

const COUNTS = object(Object.fromEntries(VIOLATION_KINDS.map((kind) => [`${kind}?`, INTEGER])));

export const checkGraph = defineRoute<unknown, CheckBody>({
  method: 'POST',
  path: '/operations',
  action: 'check',
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
          kind: { type: 'string', enum: [...VIOLATION_KINDS] },
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

export const searchIndex = defineRoute<unknown, { readonly recreate?: boolean }>({
  method: 'POST',
  path: '/operations',
  action: 'searchIndex',
  operationId: 'searchIndex',
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
