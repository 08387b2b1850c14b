/** Reads what a request wants beside its recipe: further packages and variables. Pure. */
import { CatalogError } from '../../core/errors.js';
import { isJsonObject } from '../../core/json.js';
import { isFreeVariable } from './free-variable.js';

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
  if (!Array.isArray(tree) || tree.length > MAX_ITEMS) throw refusal(name, rule);
  const texts = tree.map((each: unknown, index) => {
    const isText = typeof each === 'string' && each.length <= MAX_LENGTH;
    const text = isText ? each.trim().replace(SPACED, '$1') : '';
    // Its text is not shown, because an address can contain a password.
    if (!item.test(text)) throw refusal(name, itemRule, `Item ${index + 1} of the argument`);
    return text;
  });
  return [...new Set(texts)].sort();
}

function readVariables(args: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const rule = `a JSON object of at most ${MAX_ITEMS} texts, such as {"REGION": "eu"}`;
  const tree = readTree(args, VARIABLES, rule);
  if (tree === undefined) return {};
  if (!isJsonObject(tree) || Object.keys(tree).length > MAX_ITEMS) throw refusal(VARIABLES, rule);
  const entries = Object.entries(tree).map(([name, value]) => {
    if (!isFreeVariable(name)) throw reserved(name);
    if (typeof value === 'object' || String(value).includes(NUL)) throw refusal(VARIABLES, rule);
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
    throw refusal(name, rule);
  }
}

function refusal(name: string, rule: string, what = 'The argument'): CatalogError {
  const path = `/args/${name}`;
  return new CatalogError('INVALID_REQUEST', `${what} ${name} is not ${rule}`, { path, rule });
}

function reserved(name: string): CatalogError {
  const message = `The argument ${VARIABLES} sets ${JSON.stringify(name)}, which is not the name of a variable that a request may set`;
  const rule = 'variables of connectors, not those of the service, of interpreters and of the loader';
  return new CatalogError('INVALID_REQUEST', message, { path: `/args/${VARIABLES}`, rule });
}
