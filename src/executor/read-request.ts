/** Reads an execution request: which task, with which recipe, further packages and variables. Pure. */
import { type CatalogError, invalidRequest } from '../core/errors.js';
import { isJsonObject, parseKeepingDigits, type JsonObject } from '../core/json.js';

/** Other tasks are left to other executors. */
const TASKS = ['RUN_INGEST', 'TEST_CONNECTION'] as const;
export type Task = (typeof TASKS)[number];

export interface RunRequest {
  readonly task: Task;
  readonly recipe: JsonObject;
  /** Type of the connector, e.g. `postgres`. */
  readonly connector: string;
  /** Version of the package. Absent: the default. */
  readonly version?: string | undefined;
  readonly isDebug: boolean;
  /** URN of the ingestion source, if the request names one. */
  readonly source?: string | undefined;
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
    throw invalidRequest('/task', `The task is neither ${TASKS.join(' nor ')}`, TASKS.join(' or '));
  const recipe = readRecipe(args['recipe']);
  const connector = connectorOf(recipe);
  const { version = '' } = args;
  return {
    ...{ task, connector, isDebug: args['debug_mode'] === 'true', extras: readExtras(args) },
    recipe: task === 'RUN_INGEST' && recipe['run_id'] === undefined ? { ...recipe, run_id: urn } : recipe,
    version: version === '' ? undefined : version,
    source: source.ingestionSource,
  };
}

/** @throws INVALID_REQUEST unless the text is a JSON object */
function readRecipe(text: string | undefined): JsonObject {
  if (text === undefined) throw invalidRequest('/args/recipe', 'The request has no recipe', 'required');
  let tree: unknown;
  try {
    tree = parseKeepingDigits(text);
  } catch {
    throw invalidRequest('/args/recipe', 'The recipe is not JSON', 'a JSON object');
  }
  if (isJsonObject(tree)) return tree;
  throw invalidRequest('/args/recipe', 'The recipe is not a JSON object', 'a JSON object');
}

function connectorOf({ source }: JsonObject): string {
  if (isJsonObject(source) && typeof source['type'] === 'string') return source['type'];
  throw invalidRequest(
    '/args/recipe',
    'The recipe names no connector: it has no text at source.type',
    'a text at source.type',
  );
}

/** The arguments, as clients name them. Their values are JSON texts. */
const PACKAGES = 'extra_pip_requirements';
const PLUGINS = 'extra_pip_plugins';
const VARIABLES = 'extra_env_vars';

const MAX_ITEMS = 50;
/** Of one package, in characters. */
const MAX_LENGTH = 300;
/** A package with extras and versions as in PEP 508. No address, no path and no option of pip has this form. */
const PACKAGE =
  /^[A-Za-z0-9][\w.-]{0,99}(\[[\w.-]+(,[\w.-]+)*\])?((===?|~=|!=|<=?|>=?)[\w.*+!-]+(,(===?|~=|!=|<=?|>=?)[\w.*+!-]+)*)?$/;
const PLUGIN = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;
/** Spaces around the operators of a version, which pip accepts. */
const SPACED = /\s*([=<>~!,]+)\s*/g;
/** A variable cannot contain it. */
const NUL = '\0';

export interface Extras {
  /** Requirements of pip, e.g. `memray==1.12.0`. */
  readonly packages: readonly string[];
  /** Further extras of the package `acryl-datahub`, e.g. `s3`. */
  readonly plugins: readonly string[];
  /** By name. Texts may have placeholders as in recipes. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * @param args of a request or of an ingestion source; unknown ones are left alone
 * @throws INVALID_REQUEST that names the argument and what it must be
 */
export function readExtras(args: Readonly<Record<string, string | undefined>>): Extras {
  return {
    packages: readTexts(args, PACKAGES, {
      rule: `a JSON list of at most ${MAX_ITEMS} packages, such as ["memray==1.12.0"]`,
      item: PACKAGE,
      itemRule: 'a package such as memray==1.12.0; addresses, paths and options of pip are not accepted',
    }),
    plugins: readTexts(args, PLUGINS, {
      rule: `a JSON list of at most ${MAX_ITEMS} extras, such as ["s3"]`,
      item: PLUGIN,
      itemRule: 'the name of an extra such as s3',
    }),
    variables: readVariables(args),
  };
}

interface ListRules {
  /** What the argument must be. */
  readonly rule: string;
  readonly item: RegExp;
  /** What each item must be. */
  readonly itemRule: string;
}

function readTexts(
  args: Readonly<Record<string, string | undefined>>,
  name: string,
  { rule, item, itemRule }: ListRules,
): string[] {
  const tree = readTree(args, name, rule);
  if (tree === undefined) return [];
  if (!Array.isArray(tree) || tree.length > MAX_ITEMS) throw refusedArgument(name, rule);
  const texts = tree.map((each: unknown, index) => {
    const isText = typeof each === 'string' && each.length <= MAX_LENGTH;
    const text = isText ? each.trim().replace(SPACED, '$1') : '';
    // Its text is not shown, because an address can contain a password.
    if (!item.test(text)) throw refusedArgument(name, itemRule, `Item ${index + 1} of the argument`);
    return text;
  });
  return [...new Set(texts)].sort();
}

function readVariables(args: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const rule = `a JSON object of at most ${MAX_ITEMS} texts, such as {"REGION": "eu"}`;
  const tree = readTree(args, VARIABLES, rule);
  if (tree === undefined) return {};
  if (!isJsonObject(tree) || Object.keys(tree).length > MAX_ITEMS) throw refusedArgument(VARIABLES, rule);
  const entries = Object.entries(tree).map(([name, value]) => {
    if (!isSettableVariable(name)) throw reserved(name);
    if (typeof value === 'object' || String(value).includes(NUL)) throw refusedArgument(VARIABLES, rule);
    return [name, String(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** @returns undefined for an argument that is missing or empty */
function readTree(args: Readonly<Record<string, string | undefined>>, name: string, rule: string): unknown {
  const { [name]: text = '' } = args;
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refusedArgument(name, rule);
  }
}

function refusedArgument(name: string, rule: string, what = 'The argument'): CatalogError {
  const path = `/args/${name}`;
  return invalidRequest(path, `${what} ${name} is not ${rule}`, rule);
}

function reserved(name: string): CatalogError {
  const message = `The argument ${VARIABLES} sets ${JSON.stringify(name)}, which is not the name of a variable that a request may set`;
  const rule = 'variables of connectors, not those of the service, of interpreters and of the loader';
  return invalidRequest(`/args/${VARIABLES}`, message, rule);
}

const VARIABLE_NAME = /^[A-Za-z_]\w{0,127}$/;

/** Variables that the service sets itself. */
const OWN_VARIABLES = /^(PATH|HOME|TMPDIR|LANG|TRELLIS_.*|DATAHUB_(GMS|SYSTEM|TELEMETRY)_.*)$/i;

/**
 * Variables by which programs load code, start other programs, or send the token of the run elsewhere: those of the loader and of
 * shells, interpreters, tools that they start, and of proxies for the connection to the service.
 */
const UNSAFE_VARIABLES =
  /^((LD|DYLD|PIP|UV|NODE|NPM|GIT|BASH|_?JAVA|JDK)_.*|(PYTHON|PERL|RUBY|SHELL).*|ENV|IFS|GCONV_PATH|NLSPATH|BROWSER|EDITOR|VISUAL|PAGER|(HTTP|ALL)_PROXY|SSLKEYLOGFILE)$/i;

function isSettableVariable(name: string): boolean {
  return VARIABLE_NAME.test(name) && !OWN_VARIABLES.test(name) && !UNSAFE_VARIABLES.test(name);
}
