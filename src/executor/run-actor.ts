/** As whom a run writes to the catalog. */
import { CatalogError } from '../core/errors.js';
import { isJsonObject, parseKeepingDigits, type JsonObject } from '../core/json.js';
import { sameTree } from '../core/same-json.js';
import { findUrn } from '../model/urn/parse-urn.js';
import type { EntityReader } from '../catalog/entities/types.js';
import { ROOT_USER, SYSTEM_USER } from '../auth/authentication/names.js';
import type { Decisions } from '../auth/authorization/policies/types.js';
import type { RunRequest } from './recipe/read-request.js';

const SOURCE_INFO = 'dataHubIngestionSourceInfo';

export interface ActorDeps {
  readonly entities: Pick<EntityReader, 'findEntities'>;
  readonly decisions: Pick<Decisions, 'platformPrivileges'>;
  /** Runs write as this user, whoever requests them. */
  readonly user?: string;
}

/**
 * Finds the user whose privileges permit what a run does: the one who decided about the recipe. That is the writer of the request, if
 * `MANAGE_INGESTION` permits them to run any recipe. A request by somebody else, or by a schedule, runs the recipe of its source as the
 * user who stored that. The members of the request do not decide, because its writer can state anything.
 * @param writer actor who stored the request
 * @returns URN of the user
 * @throws FORBIDDEN if the writer may not run this recipe
 */
export async function findRunActor(
  { entities, decisions, user }: ActorDeps,
  writer: string,
  { source, recipe }: RunRequest,
): Promise<string> {
  const isSystem = writer === SYSTEM_USER;
  if (!isSystem && (await decisions.platformPrivileges(writer)).has('MANAGE_INGESTION'))
    return user ?? writer;
  const stored = await findSource(entities, source);
  if (!isSystem && (stored === undefined || !isSameRecipe(recipe, stored.recipe)))
    throw new CatalogError(
      'FORBIDDEN',
      `${writer} may run ingestion sources only with their stored recipes: another recipe requires the privilege MANAGE_INGESTION`,
      { rule: 'the privilege MANAGE_INGESTION' },
    );
  const author = stored?.author;
  return user ?? (author === undefined || author === SYSTEM_USER ? ROOT_USER : author);
}

interface Source {
  /** Actor who stored its settings. */
  readonly author: string;
  /** As text. */
  readonly recipe: string;
}

async function findSource(
  entities: ActorDeps['entities'],
  urn: string | undefined,
): Promise<Source | undefined> {
  if (urn === undefined || findUrn(urn) === undefined) return undefined;
  const [found] = await entities.findEntities([urn], [SOURCE_INFO]);
  const info = found?.aspects.get(SOURCE_INFO);
  if (info === undefined) return undefined;
  const { config } = JSON.parse(info.text) as { readonly config?: { readonly recipe?: string } };
  return { author: info.created.actor, recipe: config?.recipe ?? '' };
}

/** A request adds the names of the run and of the pipeline to the recipe of its source. */
function isSameRecipe(recipe: JsonObject, stored: string): boolean {
  try {
    const tree = parseKeepingDigits(stored);
    return isJsonObject(tree) && sameTree(withoutNames(recipe), withoutNames(tree));
  } catch {
    return false;
  }
}

function withoutNames({ run_id: _run, pipeline_name: _pipeline, ...rest }: JsonObject): JsonObject {
  return rest;
}
