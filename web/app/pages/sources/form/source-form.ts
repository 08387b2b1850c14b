/** The form of an ingestion source: its fields, their problems, and the input of the mutation. Pure. */
import type { SourceQuery, UpdateIngestionSourceInput } from '../sources.graphql.js';

export type StoredSource = NonNullable<SourceQuery['ingestionSource']>;

export interface SourceForm {
  readonly name: string;
  /** JSON text. */
  readonly recipe: string;
  /** Cron expression; empty: no schedule. */
  readonly interval: string;
  readonly timezone: string;
  /** Empty: the version of the executor. */
  readonly version: string;
  readonly executorId: string;
  readonly isDebug: boolean;
}

const RECIPE = {
  source: {
    type: 'postgres',
    config: {
      host_port: 'db.example:5432',
      database: 'shop',
      username: 'reader',
      password: '${SHOP_PASSWORD}',
    },
  },
};

/** @param timezone of the browser, e.g. `Europe/Berlin` */
export function newSourceForm(timezone: string): SourceForm {
  return {
    name: '',
    recipe: JSON.stringify(RECIPE, null, 2),
    interval: '',
    timezone,
    version: '',
    executorId: 'default',
    isDebug: false,
  };
}

export function readSourceForm({ name, schedule, config }: StoredSource, timezone: string): SourceForm {
  return {
    name,
    recipe: config.recipe,
    interval: schedule?.interval ?? '',
    timezone: schedule?.timezone ?? timezone,
    version: config.version ?? '',
    executorId: config.executorId,
    isDebug: config.debugMode === true,
  };
}

/** Returns what is wrong with a recipe; undefined if it names a connector. */
export function recipeProblem(recipe: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(recipe);
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'A recipe is a JSON object in braces.';
  return connectorOf(recipe) === undefined
    ? 'A recipe names its connector as the text “type” of “source”.'
    : undefined;
}

/** The connector that a recipe names, e.g. `postgres`. */
export function connectorOf(recipe: string): string | undefined {
  try {
    const value = JSON.parse(recipe) as { readonly source?: { readonly type?: unknown } } | null;
    const type = value?.source?.type;
    return typeof type === 'string' && type.trim() !== '' ? type : undefined;
  } catch {
    return undefined;
  }
}

/** Names of the secrets to which a recipe refers as `${NAME}`, each once. */
export function secretsOf(recipe: string): string[] {
  return [...new Set([...recipe.matchAll(/\$\{([A-Za-z_][\w.-]*)\}/g)].map(([, name = '']) => name))];
}

/** @param stored the source before the change: what the form does not show stays */
export function sourceInput(form: SourceForm, stored?: StoredSource): UpdateIngestionSourceInput {
  const interval = form.interval.trim();
  return {
    name: form.name.trim(),
    type: connectorOf(form.recipe) ?? stored?.type ?? '',
    config: {
      recipe: form.recipe,
      executorId: form.executorId.trim() === '' ? 'default' : form.executorId.trim(),
      version: form.version.trim() === '' ? null : form.version.trim(),
      debugMode: form.isDebug,
      extraArgs: (stored?.config.extraArgs ?? []).map(({ key, value }) => ({ key, value })),
    },
    schedule: interval === '' ? null : { interval, timezone: form.timezone },
  };
}
