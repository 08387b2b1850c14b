/**
 * Assigns forms to the assets that match the filters of their dynamic assignments: to existing assets when an assignment is written, and to
 * others when a change concerns a filter. An asset keeps the form if it no longer matches, because it may have answers.
 */
import type { ReaderDeps } from '../entities/entity-reader.js';
import type { Clock } from '../../core/clock.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { PROPOSALS_PER_TRANSACTION, writeUntilDone } from '../consequences/write-until-done.js';
import type { ChangedEntity, Consequence } from '../consequences/types.js';
import type { EntityReader } from '../entities/types.js';
import { compileFilter } from '../search/compile-filter.js';
import type { Criterion, Filter } from '../search/filter.js';
import { findByFilter } from '../search/search-reader.js';
import type { SearchReader } from '../search/types.js';
import { branchesOf } from '../views.js';
import { currentAspect } from '../writes/entity-state.js';
import type { CatalogWriter } from '../writes/types.js';
import { proposeForm } from './form-commands.js';

export interface DynamicAssignmentDeps extends ReaderDeps {
  readonly clock: Clock;
  /** Both read the whole catalog. */
  readonly search: Pick<SearchReader, 'search'>;
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly writer: Pick<CatalogWriter, 'write'>;
  /** URN of the actor who assigns the forms. */
  readonly system: string;
  /** Called for a stored filter that no search can apply. */
  readonly onInvalid: (form: string, error: unknown) => void;
}

const ASSIGNMENT = 'dynamicFormAssignment';
/**
 * Writes that began before an assignment was known everywhere have ended by then: a transaction takes at most three minutes, and other
 * services look for assignments every few seconds.
 */
const REPEAT_MILLIS = 200_000;

interface Assignment {
  readonly form: string;
  readonly filter: Filter;
  /** The properties of nodes that the filter reads. */
  readonly properties: ReadonlySet<string>;
}

/** Returns two consequences: of the assignments, and of the assets. */
export function assignDynamically(deps: DynamicAssignmentDeps): readonly [Consequence, Consequence] {
  let known: readonly Assignment[] = [];
  const refresh = async (): Promise<void> => {
    known = await readAssignments(deps, known);
  };
  const types = new Set(
    [...deps.model.entities.values()]
      .filter(({ aspects }) => aspects.includes('forms'))
      .map(({ name }) => name),
  );
  const ofForms: Consequence = {
    name: 'assign-form',
    entityTypes: new Set(['form']),
    againAfterMillis: REPEAT_MILLIS,
    noteOf: (change) => (changesAssignment(change) ? '' : undefined),
    run: async (due) => {
      await refresh();
      const urns = new Set(due.map(({ urn }) => urn));
      for (const assignment of known)
        if (urns.has(assignment.form)) await assign(deps, assignment, { types: [...types] });
    },
    refresh,
  };
  const ofAssets: Consequence = {
    name: 'assign-forms-to-asset',
    entityTypes: types,
    noteOf: (change) => (known.some((assignment) => mayMatch(assignment, change)) ? '' : undefined),
    run: async (due) => {
      await refresh();
      const urns = [...new Set(due.map(({ urn }) => urn))];
      for (const assignment of known) await assign(deps, assignment, { types: [...types], urns });
    },
  };
  return [ofForms, ofAssets];
}

function changesAssignment({ state }: ChangedEntity): boolean {
  const text = currentAspect(state, ASSIGNMENT)?.text;
  return text !== undefined && text !== state.stored.get(ASSIGNMENT)?.text;
}

/** A new entity brings its type, and a restored one `removed`. */
function mayMatch({ properties: read }: Assignment, { properties: changed = {} }: ChangedEntity): boolean {
  return Object.keys(changed).some((name) => name === 'type' || name === 'removed' || read.has(name));
}

/** Stored texts that are known already are not compiled again. */
async function readAssignments(
  { model, database, load, onInvalid }: DynamicAssignmentDeps,
  known: readonly Assignment[],
): Promise<readonly Assignment[]> {
  const rows = await database.read(load('forms/list-assignments'));
  return rows.flatMap(({ urn: form, assignment: text }): Assignment[] => {
    const { filter: stored } = JSON.parse(text) as { readonly filter?: unknown };
    // Without criteria, every asset of the catalog would get the form.
    const branches = branchesOf(stored).filter(({ length }) => length > 0);
    if (branches.length === 0) return [];
    const filter = { or: branches.map((and) => ({ and })) };
    const before = known.find((each) => each.form === form);
    if (before !== undefined && JSON.stringify(before.filter) === JSON.stringify(filter)) return [before];
    try {
      const { parameters } = compileFilter(filter, { model, fields: searchFieldsOf(model) });
      const properties = parameters
        .flat(2)
        .flatMap(({ properties: outer, inner = [] }) => [...outer, ...inner]);
      return [{ form, filter, properties: new Set(properties) }];
    } catch (error) {
      onInvalid(form, error);
      return [];
    }
  });
}

interface Assets {
  readonly types: readonly string[];
  /** Absent: all. */
  readonly urns?: readonly string[];
}

/** Assigns the form to those of the assets that match and do not have it. */
async function assign(
  { search, entities, writer, clock, system }: DynamicAssignmentDeps,
  { form, filter }: Assignment,
  { types: entityTypes, urns: within }: Assets,
): Promise<void> {
  const others: readonly Criterion[] = [
    ...['incompleteForms', 'completedForms'].map((field): Criterion => ({
      field,
      values: [form],
      condition: 'EQUAL',
      negated: true,
    })),
    ...(within === undefined ? [] : [{ field: 'urn', values: within, condition: 'EQUAL' } as const]),
  ];
  const missing = { or: filter.or.map(({ and }) => ({ and: [...and, ...others] })) };
  await writeUntilDone(writer, system, async () => {
    const query = {
      entityTypes,
      filter: missing,
      count: PROPOSALS_PER_TRANSACTION,
      includeSoftDeleted: false,
    };
    const { urns } = await findByFilter(search, query);
    if (urns.length === 0) return [];
    const found = await entities.findAspects([
      { urn: form, names: ['formInfo'] },
      ...urns.map((urn) => ({ urn, names: ['forms'] })),
    ]);
    // The form may have been deleted meanwhile.
    if (!found.has(form)) return [];
    return proposeForm(form, urns, { found, stamp: { time: clock.now(), actor: system } });
  });
}
