/** Requests to an executor: to run a source, to stop the run, to test a connection, or to undo a run. */
import type { Optional } from '../commands/command-input.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { CommandContext, CommandServices } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/entity-commands.js';
import { readUrn, requireEntities, requireStored } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { noRunError, toRunId, type RunReader } from '../runs/run-reader.js';
import {
  connectionTest,
  manualRun,
  REQUEST,
  REQUEST_INPUT,
  REQUEST_SIGNAL,
  type Requested,
  type RunDefaults,
  runIdsOf,
} from './request-input.js';
import { CLIENT_EXECUTOR, executorOf, readSourceInfo, SOURCE, SOURCE_INFO } from './source-info.js';

/**
 * Requests a run, also while another run of the source is under way.
 * @returns the URN of the request. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a source that cannot be run
 */
export async function requestRun(
  context: CommandContext,
  text: string,
  defaults: RunDefaults,
): Promise<string> {
  const source = readUrn(context, text, SOURCE);
  const found = await requireEntities(context, [{ urn: source, aspects: [SOURCE_INFO] }]);
  const stored = found.get(source)?.aspects.get(SOURCE_INFO)?.text;
  if (stored === undefined) throw cannotRun(source, 'has no recipe', 'a source with a recipe');
  const info = readSourceInfo(stored);
  if (executorOf(info, defaults.executorId) === CLIENT_EXECUTOR)
    throw cannotRun(source, 'describes runs of the command line', 'a source that an executor runs');
  return create(context, (requested) => manualRun(source, info, { ...requested, ...defaults }));
}

/** @returns the URN of the request, whose result tells the outcome. @throws INVALID_REQUEST unless the recipe is a JSON object */
export function requestConnectionTest(
  context: CommandContext,
  input: { readonly recipe: string; readonly version?: Optional<string> },
  { executorId }: Pick<RunDefaults, 'executorId'>,
): Promise<string> {
  return create(context, (requested) => connectionTest(input, { ...requested, executorId }));
}

/**
 * Asks the executor of a request to stop it. A request that is finished stays as it is.
 * @returns the URN of the request. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a request to run another source
 */
export async function cancelRun(
  context: CommandContext,
  named: { readonly ingestionSourceUrn: string; readonly executionRequestUrn: string },
): Promise<string> {
  const source = readUrn(context, named.ingestionSourceUrn, SOURCE);
  const urn = readUrn(context, named.executionRequestUrn, REQUEST);
  const { value: stored } = await requireStored(context, urn, REQUEST_INPUT);
  const input = stored as StoredInput | undefined;
  if (input?.source.ingestionSource !== source) throw ofAnotherSource(urn, source);
  const value = { signal: 'KILL', executorId: input.executorId, createdAt: stampOf(context) };
  const signal = { urn, aspectName: REQUEST_SIGNAL, value: JSON.stringify(value) };
  await storeInExisting(context, [{ ...signal, changeType: 'UPSERT' }]);
  return urn;
}

interface StoredInput {
  readonly executorId: string;
  readonly source: { readonly ingestionSource?: string };
}

async function create(
  context: CommandContext,
  inputOf: (requested: Requested) => Readonly<Record<string, unknown>>,
): Promise<string> {
  const urn = newUrn(context, REQUEST, undefined);
  const value = inputOf({ urn, requestedAt: context.clock.now(), actorUrn: context.actor });
  return createEntity(context, { urn, aspectName: REQUEST_INPUT, value });
}

function cannotRun(source: string, reason: string, rule: string): CatalogError {
  const path = '/ingestionSourceUrn';
  return invalidRequest(path, `${source} cannot be run: it ${reason}`, rule);
}

function ofAnotherSource(urn: string, source: string): CatalogError {
  const message = `${urn} is not a request to run ${source}`;
  const path = '/executionRequestUrn';
  return invalidRequest(path, message, 'a request to run the source');
}

interface RollbackCommandContext extends Omit<CommandContext, 'services'> {
  readonly services: CommandServices & { readonly runs: Pick<RunReader, 'findRun'> };
}

/**
 * Begins to undo everything that a run has written, and continues in the background. The request of the run shows how it ends.
 * Resolves when the actor is known to have the permissions and the status of the request is `ROLLING_BACK`.
 * @param text id of the run, or URN of its request
 * @throws INVALID_REQUEST for an id that marks writes outside of any run, NOT_FOUND for an unknown run, FORBIDDEN
 */
export async function rollBackRequestedRun(context: RollbackCommandContext, text: string): Promise<void> {
  if (toRunId(text) === undefined) throw noRunError(text);
  const runIds = await findRuns(context, text);
  if (runIds.length === 0) throw unknownRun(text);
  for (const runId of runIds) await begin(context, runId);
}

async function findRuns({ services }: RollbackCommandContext, text: string): Promise<string[]> {
  const ids = runIdsOf(text).filter((id) => toRunId(id) !== undefined);
  const found = await Promise.all(ids.map((id) => services.runs.findRun(id)));
  return ids.filter((_, at) => found[at] !== undefined);
}

/** Resolves when the rollback has begun, or has ended without changes. */
function begin({ services, actor, facts }: RollbackCommandContext, runId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A failure after the beginning is reported as the status of the request. The promise is settled then, so `reject` does nothing.
    services.writer.rollBack({ runId, onBegin: resolve }, { actor, facts }).then(() => {
      resolve();
    }, reject);
  });
}

function unknownRun(id: string): CatalogError {
  const message = `There is no run ${JSON.stringify(id)}: nothing was written with this run id`;
  return new CatalogError('NOT_FOUND', message, { path: '/runId', rule: 'the id of a run' });
}
