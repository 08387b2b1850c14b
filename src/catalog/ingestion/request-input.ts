/** The aspect `dataHubExecutionRequestInput`: what an executor is to run. */
import type { MetadataModel } from '../../model/types.js';
import { findEntityUrn } from '../../model/entity-urn.js';
import { omitNullish, type Optional } from '../commands/command-input.js';
import { executorOf, type SourceInfo, nameRecipe, notARecipe } from './source-info.js';

export const REQUEST = 'dataHubExecutionRequest';
export const REQUEST_INPUT = 'dataHubExecutionRequestInput';
export const REQUEST_SIGNAL = 'dataHubExecutionRequestSignal';
export const REQUEST_RESULT = 'dataHubExecutionRequestResult';

type Input = Readonly<Record<string, unknown>>;

export interface Requested {
  /** URN of the request. */
  readonly urn: string;
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  readonly actorUrn: string;
}

/** What runs have if neither their source nor their request names it. */
export interface RunDefaults {
  /** Release of the client. */
  readonly clientVersion: string;
  /** Id of the executor. */
  readonly executorId: string;
}

/** A run that a user requests. @throws INVALID_REQUEST unless the recipe is a JSON object */
export function manualRun(
  sourceUrn: string,
  info: SourceInfo,
  { urn, requestedAt, actorUrn, ...defaults }: Requested & RunDefaults,
): Input {
  const recipe = nameRecipe(info.config.recipe, { pipelineName: sourceUrn, runId: urn });
  if (recipe === undefined) throw notARecipe(`The recipe of ${sourceUrn}`);
  const source = { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: sourceUrn };
  return { ...run(info, recipe, defaults), source, requestedAt, actorUrn };
}

/** A run that a schedule requests. A recipe that is not a JSON object is passed on, so that the failure of the run reports it. */
export function scheduledRun(
  sourceUrn: string,
  info: SourceInfo,
  { requestedAt, ...defaults }: Pick<Requested, 'requestedAt'> & RunDefaults,
): Input {
  const given = info.config.recipe;
  const recipe = nameRecipe(given, { pipelineName: sourceUrn }) ?? given;
  const source = { type: 'SCHEDULED_INGESTION_SOURCE', ingestionSource: sourceUrn };
  return { ...run(info, recipe, defaults), source, requestedAt };
}

/** A test whether a recipe can connect. @throws INVALID_REQUEST unless the recipe is a JSON object */
export function connectionTest(
  given: { readonly recipe: string; readonly version?: Optional<string> },
  { urn, requestedAt, actorUrn, executorId }: Requested & Pick<RunDefaults, 'executorId'>,
): Input {
  const recipe = nameRecipe(given.recipe, { pipelineName: urn });
  if (recipe === undefined) throw notARecipe('The recipe');
  const version = given.version === '' ? undefined : given.version;
  return {
    task: 'TEST_CONNECTION',
    args: omitNullish({ recipe, version }),
    executorId,
    source: { type: 'MANUAL_TEST_CONNECTION' },
    ...{ requestedAt, actorUrn },
  };
}

/** The further arguments of a source may replace its recipe and its version. */
function run(info: SourceInfo, recipe: string, { clientVersion, executorId }: RunDefaults): Input {
  const { version = '', debugMode = false, extraArgs } = info.config;
  const isOwn = version !== '';
  return {
    task: 'RUN_INGEST',
    args: {
      recipe,
      version: isOwn ? version : clientVersion,
      ...extraArgs,
      debug_mode: String(debugMode),
    },
    executorId: executorOf(info, executorId),
    cliVersionAudit: {
      source: isOwn ? 'SOURCE_CONFIG_OVERRIDE' : 'APPLICATION_DEFAULT',
      serverVersion: clientVersion,
    },
  };
}

// Which request belongs to a run. Newer clients use the URN of the request as the id of the run, older ones only its last part.

const PREFIX = `urn:li:${REQUEST}:`;

/** Returns the URN of the request that a run with this id has, if it has one; undefined for ids that cannot be part of a URN. */
export function requestOfRun(model: Pick<MetadataModel, 'parseUrn'>, runId: string): string | undefined {
  return findEntityUrn(runId.startsWith(PREFIX) ? runId : `${PREFIX}${runId}`, model)?.text;
}

/** Returns the ids that the run may have. @param text one of them */
export function runIdsOf(text: string): readonly [string, string] {
  return text.startsWith(PREFIX) ? [text.slice(PREFIX.length), text] : [text, `${PREFIX}${text}`];
}
