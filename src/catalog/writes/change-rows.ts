/** What a transaction adds to the change log, and the runs that it belongs to. */
import type { ChangeEntry, EntityState } from './entity-state.js';

/** One row per entity, job and run. */
export function changeRows(
  state: EntityState,
  context: { readonly at: number; readonly transaction: string },
): unknown[] {
  const groups = new Map<string, ChangeEntry[]>();
  for (const change of state.changes) {
    const key = JSON.stringify([change.job, change.runId, change.registry]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  const common = { urn: state.urn.text, at: context.at, transaction: context.transaction };
  return [
    ...deletionRows(state, common),
    ...[...groups.values()].map((entries) => ({
      ...common,
      ...ofJob(entries[0]),
      aspects: entries.map(({ aspect }) => aspect),
      operations: entries.map(({ operation }) => operation),
      versions: entries.map(({ version }) => version),
      ...(entries.some(({ point }) => point !== undefined) && {
        points: entries.map(({ point = '' }) => point),
      }),
    })),
  ];
}

function deletionRows({ hardDeleted }: EntityState, common: object): object[] {
  if (hardDeleted === false) return [];
  const { actor, runId } = hardDeleted;
  return [{ ...common, actor, runId, aspects: [], operations: ['DELETE_ENTITY'], versions: [] }];
}

/** The properties that the changes of one row share. */
function ofJob({ actor, runId, registry, undoes, traceId }: Partial<ChangeEntry> = {}): object {
  return {
    actor,
    ...(runId !== undefined && { runId }),
    ...(registry !== undefined && { registry }),
    ...(undoes !== undefined && { undoes }),
    ...(traceId !== undefined && { traceId }),
  };
}

/**
 * The runs of the group's changes, and the runs that wrote a stored value again, which can be rolled back, too. Sorted, because
 * locks are taken in this order.
 */
export function runRows(states: readonly EntityState[], at: number): { id: string }[] {
  const ids = states.flatMap((state) => [
    ...(state.hardDeleted ? [state.hardDeleted.runId] : []),
    ...state.changes.map(({ runId }) => runId),
    ...[...state.aspects].flatMap(([name, { meta }]) =>
      state.stored.get(name)?.meta === meta
        ? []
        : (meta.again ?? []).filter(({ time }) => time === at).map(({ runId }) => runId),
    ),
  ]);
  return [...new Set(ids.filter((id) => id !== undefined))].sort().map((id) => ({ id }));
}
