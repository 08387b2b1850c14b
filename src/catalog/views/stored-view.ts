/** Reads saved views. */
import { isJsonObject } from '../../core/json.js';
import { findEntityType } from '../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../model/types.js';
import type { Branches } from '../search/combine-filters.js';
import type { Condition, Criterion } from '../search/filter.js';

export const VIEW_TYPE = 'dataHubView';
export const VIEW_INFO = 'dataHubViewInfo';

/** What a view selects. */
export interface ViewSelection {
  /** Empty: all types. Undefined: none, because the model no longer has the types that the view names. */
  readonly entityTypes: readonly string[] | undefined;
  readonly branches: Branches;
}

/** @param info payload of `dataHubViewInfo` */
export function selectionOfView(info: unknown, model: MetadataModel): ViewSelection {
  const definition = memberOf(info, 'definition');
  const named = listOf(definition, 'entityTypes').filter((name) => typeof name === 'string');
  const known = named.flatMap((name) => findEntityType(model, name) ?? []);
  return {
    entityTypes: named.length > 0 && known.length === 0 ? undefined : known,
    branches: branchesOf(memberOf(definition, 'filter')),
  };
}

/** Returns the alternatives of a stored filter. Old filters have a single list of criteria, all of which must hold. */
export function branchesOf(filter: unknown): Branches {
  const branches = listOf(filter, 'or').map((branch) => criteriaOf(branch, 'and'));
  if (branches.length > 0) return branches;
  const criteria = criteriaOf(filter, 'criteria');
  return criteria.length === 0 ? [] : [criteria];
}

function criteriaOf(tree: unknown, member: string): Criterion[] {
  return listOf(tree, member).filter(isJsonObject).map(readCriterion);
}

/** Old criteria have a single value, and `IS_NULL` as the negation of `EXISTS`. */
function readCriterion(stored: object): Criterion {
  const { field, value, values = [], condition = 'EQUAL', negated = false } = stored as StoredCriterion;
  const isNull = condition === 'IS_NULL';
  return {
    field: field.replace(/\.keyword$/, ''),
    values: values.length === 0 && value ? [value] : values,
    condition: isNull ? 'EXISTS' : condition,
    negated: negated !== isNull,
  };
}

interface StoredCriterion {
  readonly field: string;
  readonly value?: string;
  readonly values?: readonly string[];
  readonly condition?: Condition | 'IS_NULL';
  readonly negated?: boolean;
}

function memberOf(tree: unknown, name: string): unknown {
  return isJsonObject(tree) ? tree[name] : undefined;
}

function listOf(tree: unknown, name: string): readonly unknown[] {
  const list = memberOf(tree, name);
  return Array.isArray(list) ? (list as unknown[]) : [];
}
