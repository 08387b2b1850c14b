/** Reports the state of a write by its trace id. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { traceTime } from '../../../core/trace.js';
import type { TracedChange } from '../../../catalog/writes/trace-reader.js';
import { arrayOf, BOOLEAN, EXAMPLE_URN, mapOf, object, STRING } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import { findEntities } from '../v3/find-entities.js';
import type { PresentableEntity } from '../v3/present-aspect.js';

interface TraceQuery {
  readonly onlyIncludeErrors?: boolean;
  readonly detailed?: boolean;
}

type TraceBody = Readonly<Record<string, readonly string[]>>;

const STORAGE = object({
  writeStatus: { type: 'string', enum: ['ACTIVE_STATE', 'HISTORIC_STATE', 'ERROR'] },
  'writeMessage?': STRING,
});

export const traceWrite = defineRoute<TraceQuery, TraceBody, { traceId: string }>({
  method: 'POST',
  path: '/openapi/v1/trace/write/{traceId}',
  operationId: 'traceWrite',
  tag: 'OpenAPI',
  permission: 'signed-in',
  summary: 'State of a write',
  description:
    'Every write is committed before its response, including search properties, so nothing is ever pending. ACTIVE_STATE: the aspect is stored; ' +
    'HISTORIC_STATE: the value was overwritten or deleted since; ERROR: nothing is stored.',
  query: {
    onlyIncludeErrors: {
      description: 'true omits what succeeded.',
      schema: { type: 'boolean', default: false },
    },
    detailed: { description: 'true adds messages.', schema: { type: 'boolean', default: false } },
  },
  body: mapOf(arrayOf(STRING), {
    maxProperties: MAX_PAGE_SIZE,
    'x-limit': 'MAX_PAGE_SIZE',
    description: 'Names of aspects by URN.',
  }),
  example: { [EXAMPLE_URN]: ['status'] },
  response: mapOf(mapOf(object({ success: BOOLEAN, primaryStorage: STORAGE, searchStorage: STORAGE }))),
  async handle({ parameters, query, body }, services) {
    const trace = readTrace(parameters.traceId);
    const requests = Object.entries(body).map(([urn, names]) => readRequest({ urn, names }, services));
    const [entities, changes] = await Promise.all([
      findEntities(requests, services),
      services.traces.findChanges(trace, Object.keys(body)),
    ]);
    const written = latestVersions(changes);
    const rows = requests.map(({ urn, names }, index) => {
      const entity = entities[index];
      const statuses = names.map(
        (name) => [name, statusOf({ entity, name, version: written.get(keyOf(urn.text, name)) })] as const,
      );
      const shown = statuses.filter(([, { success }]) => query.onlyIncludeErrors !== true || !success);
      return [
        urn.text,
        shown.map(([name, status]) => [name, present(status, query.detailed === true)]),
      ] as const;
    });
    const kept = rows.filter(([, shown]) => query.onlyIncludeErrors !== true || shown.length > 0);
    return Object.fromEntries(kept.map(([urn, shown]) => [urn, Object.fromEntries(shown)]));
  },
});

interface Status {
  readonly success: boolean;
  readonly writeStatus: 'ACTIVE_STATE' | 'HISTORIC_STATE' | 'ERROR';
  readonly message: string;
}

function statusOf(found: {
  entity: PresentableEntity | undefined;
  name: string;
  version: number | undefined;
}): Status {
  const aspect = found.entity?.aspects.get(found.name);
  if (aspect === undefined && found.version === undefined)
    return { success: false, writeStatus: 'ERROR', message: 'The aspect or the write does not exist.' };
  if (found.version !== undefined && aspect?.version !== found.version)
    return { success: true, writeStatus: 'HISTORIC_STATE', message: 'Stored, and changed again since.' };
  // A write of the value that was already stored is not logged, but the aspect contains what it wrote.
  return { success: true, writeStatus: 'ACTIVE_STATE', message: 'Stored.' };
}

/** Both storages have the same state, because one transaction writes aspects and search properties. */
function present({ success, writeStatus, message }: Status, detailed: boolean): Record<string, unknown> {
  const storage = { writeStatus, ...(detailed && { writeMessage: message }) };
  return { success, primaryStorage: storage, searchStorage: storage };
}

function readTrace(id: string): { id: string; at: number } {
  const at = traceTime(id);
  if (at !== undefined) return { id: id.toLowerCase(), at };
  const rule = '32 hexadecimal digits';
  throw new CatalogError('INVALID_REQUEST', `The trace id ${JSON.stringify(id)} must be ${rule}`, {
    path: '/traceId',
    rule,
  });
}

function readRequest({ urn: text, names }: { urn: string; names: readonly string[] }, { model }: Services) {
  const urn = model.parseUrn(text);
  for (const name of names) model.getAspectOf(urn.entityType, name);
  return { urn, names };
}

/** One write can change an aspect several times. */
function latestVersions(changes: readonly TracedChange[]): Map<string, number> {
  const versions = new Map<string, number>();
  for (const { urn, aspectName, version } of changes) {
    const key = keyOf(urn, aspectName);
    versions.set(key, Math.max(version, versions.get(key) ?? 0));
  }
  return versions;
}

function keyOf(urn: string, aspectName: string): string {
  return `${aspectName} ${urn}`;
}
