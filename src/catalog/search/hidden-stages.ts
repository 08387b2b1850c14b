/** Leaves entities in hidden lifecycle stages out of a search. */
import { namesOf, searchFieldsOf } from '../../model/search/search-fields.js';
import { toTerm } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import type { CompiledFilter } from './compile-filter.js';
import type { Filter } from './filter.js';
import { all, EVERYTHING, term } from './lucene.js';
import type { SearchDeps } from './search-deps.js';

const FIELD = 'lifecycleStage';
const STAGE_TYPE = 'lifecycleStageType';
/** Maximum number of stages that are read. */
const MAX_STAGES = 1_000;
/** Maximum number of clauses in a query of Lucene, which allows 1,024 in all. Of more stages, Cypher checks each hit. */
const MAX_CLAUSES = 100;

/** The flag decides. Without a flag, a search leaves out hidden stages, unless its filter asks for stages. */
export function hidesStages(filter: Filter | undefined, includesHidden: boolean | null | undefined): boolean {
  if (typeof includesHidden === 'boolean') return !includesHidden;
  const criteria = filter?.or.flatMap(({ and }) => and) ?? [];
  return !criteria.some(({ field }) => namesOf(field).includes(FIELD));
}

/** The models of services whose latest list of stages contained hidden ones. */
const hiding = new WeakSet<MetadataModel>();

/** Tells whether the latest list contained hidden stages. It is only a hint, because the stages can have changed since. */
export function hidHiddenStages({ model }: Pick<SearchDeps, 'model'>): boolean {
  return hiding.has(model);
}

/** Returns the URNs of the stages whose settings hide their entities in searches. Runs one statement. */
export async function listHiddenStages({
  model,
  runRead,
  loadStatement,
}: Pick<SearchDeps, 'model' | 'runRead' | 'loadStatement'>): Promise<readonly string[]> {
  const rows = await runRead(loadStatement('lifecycle/list-stages'), { type: STAGE_TYPE, limit: MAX_STAGES });
  const stages = rows.filter(({ info }) => isHidden(info as string)).map(({ urn }) => urn as string);
  if (stages.length > 0) hiding.add(model);
  else hiding.delete(model);
  return stages;
}

function isHidden(info: string): boolean {
  const { settings } = JSON.parse(info) as { settings?: { hideInSearch?: boolean } | null };
  return settings?.hideInSearch === true;
}

/** @param stages URNs */
export function withoutStages(
  filter: CompiledFilter,
  stages: readonly string[],
  model: MetadataModel,
): CompiledFilter {
  const property = searchFieldsOf(model).byName.get(FIELD)?.property;
  if (property === undefined || stages.length === 0) return filter;
  // The escapes of a JSON text are those of Cypher. The text changes only if the hidden stages change, so plans are reused.
  const list = JSON.stringify(stages);
  const condition = (node: string): string =>
    `NOT coalesce(any(stage IN [] + ${node}.\`${property}\` WHERE stage IN ${list}), false)`;
  const allConditions = [...filter.allConditions, condition];
  if (stages.length > MAX_CLAUSES)
    return { ...filter, conditions: [...filter.conditions, condition], allConditions };
  const wanted = all([filter.lucene ?? `${EVERYTHING}^0`]).slice(0, -1);
  const unwanted = stageTerms(stages).map((clause) => ` -${clause}`);
  return { ...filter, lucene: `${wanted}${unwanted.join('')})`, allConditions };
}

/** Returns a clause of Lucene for each stage, which finds its entities. */
export function stageTerms(stages: readonly string[]): string[] {
  return stages.map((stage) => term(toTerm(FIELD, stage)));
}
