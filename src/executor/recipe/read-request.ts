/** Reads an execution request: which task, with which recipe. Pure. */
import { CatalogError } from '../../core/errors.js';
import { isJsonObject, parseKeepingDigits, type JsonObject } from '../../core/json.js';
import { readExtras, type Extras } from './read-extras.js';

/** Other tasks are left to other executors. */
const TASKS = ['RUN_INGEST', 'TEST_CONNECTION'] as const;
export type Task = (typeof TASKS)[number];

export interface RunRequest {
  readonly task: Task;
  readonly recipe: JsonObject;
  /** Type of the connector, e.g. `postgres`. */
  readonly connector: string;
  /** Version of the package. Absent: the default. */
  readonly version?: string;
  readonly isDebug: boolean;
  /** URN of the ingestion source, if the request names one. */
  readonly source?: string;
  readonly extras: Extras;
}

/** @param text payload of the aspect `dataHubExecutionRequestInput` */
export function taskOf(text: string): Task | undefined {
  const { task } = JSON.parse(text) as { task: string };
  return TASKS.find((known) => known === task);
}

/**
 * @param urn of the request, which becomes the id of the run unless the recipe has one
 * @param text payload of the aspect `dataHubExecutionRequestInput`
 * @throws INVALID_REQUEST for a request that cannot run
 */
export function readRequest(urn: string, text: string): RunRequest {
  const { args, source } = JSON.parse(text) as {
    readonly args: Readonly<Record<string, string>>;
    readonly source: { readonly ingestionSource?: string };
  };
  const task = taskOf(text);
  if (task === undefined)
    throw refusal('/task', `The task is neither ${TASKS.join(' nor ')}`, TASKS.join(' or '));
  const recipe = readRecipe(args['recipe']);
  const connector = connectorOf(recipe);
  const { version = '' } = args;
  return {
    ...{ task, connector, isDebug: args['debug_mode'] === 'true', extras: readExtras(args) },
    recipe: task === 'RUN_INGEST' && recipe['run_id'] === undefined ? { ...recipe, run_id: urn } : recipe,
    ...(version !== '' && { version }),
    ...(source.ingestionSource !== undefined && { source: source.ingestionSource }),
  };
}

/** @throws INVALID_REQUEST unless the text is a JSON object */
function readRecipe(text: string | undefined): JsonObject {
  if (text === undefined) throw refusal('/args/recipe', 'The request has no recipe', 'required');
  let tree: unknown;
  try {
    tree = parseKeepingDigits(text);
  } catch {
    throw refusal('/args/recipe', 'The recipe is not JSON', 'a JSON object');
  }
  if (isJsonObject(tree)) return tree;
  throw refusal('/args/recipe', 'The recipe is not a JSON object', 'a JSON object');
}

function connectorOf({ source }: JsonObject): string {
  if (isJsonObject(source) && typeof source['type'] === 'string') return source['type'];
  throw refusal(
    '/args/recipe',
    'The recipe names no connector: it has no text at source.type',
    'a text at source.type',
  );
}

function refusal(path: string, message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { path, rule });
}
