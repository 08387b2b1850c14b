/** Recipes: JSON texts that tell a connector what to read and where to write. */
import { CatalogError } from '../../core/errors.js';
import {
  isJsonObject,
  parseKeepingDigits,
  stringifyKeepingDigits,
  type JsonObject,
} from '../../core/json.js';

export interface RecipeNames {
  /** Replaces the id of the run. */
  readonly runId?: string;
  /** Name of the pipeline, unless the recipe has one. */
  readonly pipelineName: string;
}

/** @returns undefined if the text is not a JSON object */
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
  return new CatalogError('INVALID_REQUEST', `${subject} is not ${rule}`, { path: '/recipe', rule });
}
