/** Which user a run acts as when it writes to the catalog. */
import { isDeepStrictEqual } from 'node:util';
import { ROOT_USER, SYSTEM_USER } from '../auth/auth-deps.js';
import type { Decisions } from '../auth/authorization/policies/types.js';
import type { EntityReader } from '../catalog/entities/types.js';
import { SOURCE_INFO, findRecipe, readSourceInfo } from '../catalog/ingestion/source-info.js';
import { sameTree } from '../core/compare.js';
import { CatalogError } from '../core/errors.js';
import type { JsonObject, JsonValue } from '../core/json.js';
import { findUrn } from '../model/urn.js';
import { readExtras, type RunRequest } from './read-request.js';

/** Members of a recipe that a request may set. */
const NAMES = ['run_id', 'pipeline_name'] as const;

export interface ActorDeps {
  readonly entities: Pick<EntityReader, 'findEntities'>;
  readonly decisions: Pick<Decisions, 'platformPrivileges'>;
  /** All runs write as this user. Absent: each as the user that its request or source determines. */
  readonly user?: string | undefined;
}

/**
 * Finds the user whose privileges permit what a run does: the one who decided about the recipe. That is the writer of the request, if
 * `MANAGE_INGESTION` permits them to run any recipe. A request by another user, or by a schedule, runs the recipe of its source as the
 * user who stored that. The members of the request do not decide, because its writer can state anything. A source that was changed or
 * deleted since its schedule requested the run no longer tells who decided, so such a run does not begin.
 * @param writer actor who stored the request
 * @returns URN of the user
 * @throws FORBIDDEN if the writer may not run this recipe
 */
export async function findRunActor(
  { entities, decisions, user }: ActorDeps,
  writer: string,
  request: Pick<RunRequest, 'source' | 'recipe' | 'extras'>,
): Promise<string> {
  const isSystem = writer === SYSTEM_USER;
  if (!isSystem && (await decisions.platformPrivileges(writer)).has('MANAGE_INGESTION'))
    return user ?? writer;
  const stored = await findSource(entities, request.source);
  if (stored === undefined || !isSameRun(request, stored))
    throw isSystem ? changedSince() : otherRecipe(writer);
  const { author } = stored;
  return user ?? (author === SYSTEM_USER ? ROOT_USER : author);
}

function otherRecipe(writer: string): CatalogError {
  const message = `${writer} may run ingestion sources only with their stored recipes, packages and variables: others require the privilege MANAGE_INGESTION`;
  return new CatalogError('FORBIDDEN', message, {
    path: '/args/recipe',
    rule: 'the privilege MANAGE_INGESTION',
  });
}

function changedSince(): CatalogError {
  const message = 'The recipe of the source was changed or deleted after the schedule had requested this run';
  return new CatalogError('FORBIDDEN', message, {
    path: '/args/recipe',
    rule: 'the stored recipe of the source',
  });
}

interface Source {
  /** Actor who stored its settings. */
  readonly author: string;
  /** As text. */
  readonly recipe: string;
  readonly args: Readonly<Record<string, string>>;
}

async function findSource(
  entities: ActorDeps['entities'],
  urn: string | undefined,
): Promise<Source | undefined> {
  if (urn === undefined || findUrn(urn) === undefined) return undefined;
  const [found] = await entities.findEntities([urn], [SOURCE_INFO]);
  const info = found?.aspects.get(SOURCE_INFO);
  if (info === undefined) return undefined;
  const { config } = readSourceInfo(info.text);
  // The further arguments of a source may replace its recipe.
  const args = config.extraArgs ?? {};
  return { author: info.created.actor, recipe: args['recipe'] ?? config.recipe, args };
}

/** Tells whether the request has the recipe of its source, with the same further packages and variables. */
function isSameRun({ recipe, extras }: Pick<RunRequest, 'recipe' | 'extras'>, stored: Source): boolean {
  return isSameRecipe(recipe, stored.recipe) && isDeepStrictEqual(extras, readExtras(stored.args));
}

/** A request adds the names of the run and of the pipeline to the recipe of its source. */
function isSameRecipe(recipe: JsonObject, stored: string): boolean {
  const tree = findRecipe(stored);
  return (
    tree !== undefined &&
    sameTree(withoutNames(recipe), withoutNames(tree)) &&
    NAMES.every((name) => isPlainName(recipe[name]) || sameTree(recipe[name], tree[name]))
  );
}

/** Tells whether the name cannot contain a secret: everybody who may view what the run writes can read it. */
function isPlainName(name: JsonValue | undefined): boolean {
  return name === undefined || (typeof name === 'string' && !name.includes('$'));
}

function withoutNames({ run_id: _run, pipeline_name: _pipeline, ...rest }: JsonObject): JsonObject {
  return rest;
}
