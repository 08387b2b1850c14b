/** Ingestion sources (`dataHubIngestionSourceInfo`): recipes that executors run, and the commands that change them. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import {
  isJsonObject,
  parseKeepingDigits,
  stringifyKeepingDigits,
  type JsonObject,
} from '../../core/json.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/entity-commands.js';
import { omitNullish, requireName, type Optional } from '../commands/command-input.js';
import { patchProposal, setMembers } from '../commands/proposals.js';
import { readUrn } from '../commands/require-entities.js';
import { store } from '../commands/store.js';
import { type Schedule, checkSchedule } from './next-firing.js';

export const SOURCE = 'dataHubIngestionSource';
export const SOURCE_INFO = 'dataHubIngestionSourceInfo';

/** The executor of sources that name none, unless the service has another one. */
export const DEFAULT_EXECUTOR = 'default';
/** Sources with this executor describe runs that the command line of clients has started. They cannot be run from here. */
export const CLIENT_EXECUTOR = '__datahub_cli_';

/** Members of the aspect, as it is stored. */
export interface SourceInfo {
  readonly name: string;
  readonly type: string;
  readonly config: SourceConfig;
  readonly schedule?: Schedule;
}

interface SourceConfig {
  readonly recipe: string;
  /** Release of the client that runs it. */
  readonly version?: string;
  readonly executorId?: string;
  readonly debugMode?: boolean;
  /** Further arguments for the executor. */
  readonly extraArgs?: Readonly<Record<string, string>>;
}

/** @param usual executor of sources that name none */
export function executorOf({ config }: Pick<SourceInfo, 'config'>, usual = DEFAULT_EXECUTOR): string {
  return config.executorId === undefined || config.executorId === '' ? usual : config.executorId;
}

/** @param text of the stored aspect */
export function readSourceInfo(text: string): SourceInfo {
  return JSON.parse(text) as SourceInfo;
}

interface RecipeNames {
  /** Replaces the id of the run. */
  readonly runId?: string;
  /** Name of the pipeline, unless the recipe has one. */
  readonly pipelineName: string;
}

/**
 * Adds names to a recipe: a JSON text that tells a connector what to read and where to write.
 * @returns undefined if the text is not a JSON object
 */
export function nameRecipe(text: string, { runId, pipelineName }: RecipeNames): string | undefined {
  const recipe = findRecipe(text);
  if (recipe === undefined) return undefined;
  const named = recipe['pipeline_name'] ?? '';
  return stringifyKeepingDigits({
    ...recipe,
    ...(named === '' && { pipeline_name: pipelineName }),
    ...(runId !== undefined && { run_id: runId }),
  });
}

/** @returns undefined if the text is not a JSON object */
export function findRecipe(text: string): JsonObject | undefined {
  try {
    const recipe = parseKeepingDigits(text);
    return isJsonObject(recipe) ? recipe : undefined;
  } catch {
    return undefined;
  }
}

/** @param subject of the message, e.g. `The recipe` */
export function notARecipe(subject: string): CatalogError {
  const rule = 'a JSON object';
  return invalidRequest('/recipe', `${subject} is not ${rule}`, rule);
}

/** Members of the aspect `dataHubIngestionSourceInfo`. Null or undefined removes a member, except `source`. */
interface IngestionSourceInput {
  readonly name: string;
  readonly type: string;
  readonly config: object;
  readonly schedule?: Optional<Schedule>;
  /** Undefined keeps the stored one, so that an editor that does not know it does not turn a source of the system into an ordinary one. */
  readonly source?: Optional<object>;
}

/** @returns the URN. @throws INVALID_REQUEST for a blank name, and for a schedule that is invalid or never fires */
export async function createIngestionSource(
  context: CommandContext,
  input: IngestionSourceInput,
): Promise<string> {
  const value = omitNullish(membersOf(context, input));
  return createEntity(context, { urn: newUrn(context, SOURCE, undefined), aspectName: SOURCE_INFO, value });
}

/** Creates the source if it does not exist. @returns the URN. @throws INVALID_URN, INVALID_REQUEST as above */
export async function updateIngestionSource(
  context: CommandContext,
  text: string,
  input: IngestionSourceInput,
): Promise<string> {
  const urn = readUrn(context, text, SOURCE);
  const steps = setMembers(membersOf(context, input));
  await store(context, [patchProposal({ urn, aspectName: SOURCE_INFO }, steps)]);
  return urn;
}

/** Deletes the source, but not the requests to run it. Does nothing if there is no such source. @returns the URN. @throws INVALID_URN */
export async function deleteIngestionSource(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, SOURCE);
  await context.services.writer.deleteEntity(urn, { actor: context.actor, facts: context.facts });
  return urn;
}

function membersOf(
  { clock }: CommandContext,
  { name, type, config, schedule, source }: IngestionSourceInput,
): Readonly<Record<string, unknown>> {
  requireName(name, '/input/name');
  if (schedule) checkSchedule(schedule, clock.now());
  return { name, type, config, schedule, ...(source !== undefined && { source }) };
}
