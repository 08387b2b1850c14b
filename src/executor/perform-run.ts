/** One run from its request to its end: recipe, secrets, environment, command, report. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunToken, RunTokens } from '../auth/authentication/identify.js';
import { CatalogError, hasCode, invalidRequest } from '../core/errors.js';
import type { JsonValue } from '../core/json.js';
import type { PrivateFolders } from './private-folders.js';
import { runCommand, type CommandEnd } from './process/run-command.js';
import type { Environments } from './python-environments.js';
import { readRequest, type RunRequest } from './read-request.js';
import type { StoredRequest } from './request-store.js';
import {
  fillPlaceholders,
  listPlaceholders,
  mapTexts,
  resolveRecipe,
  type ResolvedRecipe,
} from './resolve-recipe.js';
import { findRunActor, type ActorDeps } from './run-actor.js';
import type { RunLog } from './run-log.js';
import { DEFAULT_GRACE_MILLIS, structuredReport, type ExecutorOptions, type RunResult } from './types.js';

export interface PerformDeps extends ActorDeps {
  readonly options: ExecutorOptions;
  /** Address of the service on this machine. */
  readonly url: string;
  readonly runTokens: Pick<RunTokens, 'issue'>;
  /** Reads secrets for a request and writes the audit log. @returns the existing ones by name */
  readonly readSecrets: (names: readonly string[], urn: string) => Promise<ReadonlyMap<string, string>>;
  readonly folders: Pick<PrivateFolders, 'within'>;
  readonly environments: Environments;
}

export interface RunCall {
  readonly urn: string;
  readonly stored: StoredRequest;
  readonly log: RunLog;
  /** Stops the run. */
  readonly signal: AbortSignal;
}

export type Performed = Pick<RunResult, 'structuredReport'> & { readonly status: 'SUCCESS' | 'FAILURE' };

/** @throws CatalogError with a sentence for the report, if the run cannot begin */
export async function performRun(deps: PerformDeps, call: RunCall): Promise<Performed> {
  const { urn, stored, log } = call;
  const request = readRequest(urn, stored.input);
  const actor = await findRunActor(deps, stored.writer, request);
  const values = await findValues(deps, request, urn);
  const token = await issueToken(deps, actor);
  const variables = fillPlaceholders(request.extras.variables, values);
  const secrets = [variables, deps.options.environment].flatMap(secretValues);
  log.hide([...values.values(), ...secrets, token.text]);
  try {
    const recipe = resolveRecipe(request.recipe, new Map([...Object.entries(variables), ...values]));
    return await deps.folders.within((folder) =>
      runRecipe(deps, call, { request, recipe, variables, folder, token: token.text }),
    );
  } finally {
    token.end();
  }
}

/**
 * Finds the secrets and the variables of the service that the recipe and the variables of the request refer to. A secret comes first. The
 * recipe may also refer to variables of the request.
 * @throws INVALID_REQUEST with the names that have no value
 */
async function findValues(
  { readSecrets, options }: PerformDeps,
  { recipe, extras: { variables } }: RunRequest,
  urn: string,
): Promise<ReadonlyMap<string, string>> {
  const ofRecipe = listPlaceholders(recipe);
  const ofVariables = listPlaceholders(variables);
  const names = [...new Set([...ofRecipe, ...ofVariables])];
  const secrets = names.length === 0 ? new Map<string, string>() : await readSecrets(names, urn);
  const allowed = Object.entries(options.environment).filter(([name]) => names.includes(name));
  const values = new Map([...allowed, ...secrets]);
  const needed = [...ofVariables, ...ofRecipe.filter((name) => !Object.hasOwn(variables, name))];
  const missing = [...new Set(needed)].filter((name) => !values.has(name));
  if (missing.length === 0) return values;
  throw invalidRequest(
    '/args/recipe',
    `The recipe refers to ${missing.join(', ')}: there is neither a secret nor an allowed environment variable of that name`,
    'names of secrets, or of variables in TRELLIS_INGESTION_VARIABLES',
  );
}

/** @throws FORBIDDEN if the user who would write is suspended, deleted or unknown */
async function issueToken({ runTokens }: PerformDeps, actor: string): Promise<RunToken> {
  try {
    return await runTokens.issue(actor);
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
    const message = `The run would write as ${actor}, but this account was suspended or deleted, or never existed`;
    throw new CatalogError('FORBIDDEN', message, { rule: 'an active user' }, { cause: error });
  }
}

interface Prepared {
  readonly request: RunRequest;
  readonly recipe: ResolvedRecipe;
  /** The variables of the request, with values in place of placeholders. */
  readonly variables: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly token: string;
}

async function runRecipe(
  { options, environments, url }: PerformDeps,
  { log, signal }: RunCall,
  { request, recipe, variables, folder, token }: Prepared,
): Promise<Performed> {
  const { graceMillis = DEFAULT_GRACE_MILLIS, environment: inherited } = options;
  const onOutput = (output: string): void => {
    log.add(output);
  };
  const shared = { folder, privateFolder: folder, graceMillis, onOutput, signal };
  const forPython = { ...inherited, ...basicEnvironment(folder, options.path) };
  const need = { ...request, ...request.extras };
  const { program, path } = await environments.provide(need, { ...shared, environment: forPython });
  signal.throwIfAborted();
  const [recipeFile, reportFile] = [join(folder, 'recipe.yml'), join(folder, 'report.json')];
  await writeFile(recipeFile, recipe.text, { mode: 0o600, flag: 'wx' });
  const environment = {
    ...{ ...variables, ...inherited },
    ...basicEnvironment(folder, path),
    ...catalogEnvironment(url, token),
    ...recipe.environment,
  };
  const end = await runCommand({
    ...shared,
    program,
    args: argsFor(request, recipeFile, reportFile),
    environment,
  });
  const report = await findReport(reportFile, log);
  return {
    status: statusOf(end, { program, log }),
    ...(report !== undefined && { structuredReport: structuredReport(request.task, report) }),
  };
}

function argsFor({ task, isDebug }: RunRequest, recipe: string, report: string): string[] {
  const debug = isDebug ? ['--debug'] : [];
  const test = task === 'TEST_CONNECTION' ? ['--test-source-connection'] : [];
  return [...debug, 'ingest', 'run', '-c', recipe, '--report-to', report, ...test];
}

function statusOf(end: CommandEnd, { program, log }: { program: string; log: RunLog }): Performed['status'] {
  log.finishLine();
  if ('code' in end && end.code === 0) return 'SUCCESS';
  if ('code' in end) log.note(`the command ended with exit code ${end.code}`);
  else if (end.problem === 'ENOENT')
    log.note(`there is no command ${program}: set TRELLIS_INGESTION_COMMAND to an installed datahub command`);
  else log.note(`the command ended: ${end.problem}`);
  return 'FAILURE';
}

async function findReport(file: string, log: RunLog): Promise<string | undefined> {
  try {
    return await readReport(file, (text) => log.withoutSecrets(text));
  } catch (error) {
    log.note(`the report ${(error as Error).message}`);
    return undefined;
  }
}

const SECRET_NAME = /key|token|secret|passw|credential/i;

/** Returns the values of variables whose names say that they are secrets. */
function secretValues(variables: Readonly<Record<string, string>>): string[] {
  return Object.entries(variables).flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : []));
}

/**
 * Variables for every command. Runs inherit only the variables that the settings name.
 * @param folder private folder of the run, which also receives temporary files
 */
function basicEnvironment(folder: string, path: string): Record<string, string> {
  return {
    PATH: path,
    HOME: folder,
    TMPDIR: folder,
    LANG: 'C.UTF-8',
    PYTHONUNBUFFERED: '1',
    PYTHONIOENCODING: 'utf-8',
    PYTHONDONTWRITEBYTECODE: '1',
  };
}

/** Variables by which the command finds the catalog. */
function catalogEnvironment(url: string, token: string): Record<string, string> {
  return { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: token, DATAHUB_TELEMETRY_ENABLED: 'false' };
}

/** In bytes. A report lists some failures and warnings of a run, not all its records. */
const MAX_REPORT_BYTES = 4_000_000;

/**
 * Reads the file in which a run reports its result.
 * @param redact hides secrets in a text
 * @returns JSON text without secrets; undefined without a file
 * @throws Error, whose message completes "the report …", for a report that cannot be stored
 */
async function readReport(file: string, redact: (text: string) => string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  if (found.size > MAX_REPORT_BYTES)
    throw new Error(`is left out, because it has ${found.size} bytes and the limit is ${MAX_REPORT_BYTES}`);
  const text = await readFile(file, 'utf8');
  try {
    return JSON.stringify(mapTexts(JSON.parse(text) as JsonValue, redact, redact));
  } catch {
    throw new Error('is left out, because it is not JSON');
  }
}
