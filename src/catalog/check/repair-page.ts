/** Repairs what can be derived of some entities, in transactions that lock them. */
import { newId } from '../../core/ids.js';
import { findUrn } from '../../model/urn.js';
import type { RunDeps } from '../../neo4j/database.js';
import { restoreBatch } from '../repair/restore-batch.js';
import { rewriteNodes } from '../repair/index-repair.js';
import type { CommitDeps } from '../writes/commit-group.js';
import { markWrite } from '../writes/mark-write.js';
import { pointKey } from '../writes/stored-rows.js';
import { type CheckedNode, type Facts, type KeylessPoint, lockAndRead, type LockedRead } from './facts.js';
import { findViolations, checkNode, wantedNode } from './find-violations.js';

type RepairContext = CommitDeps & RunDeps & { readonly at: number; readonly transaction: string };

export async function repairPage(deps: CommitDeps, what: LockedRead): Promise<void> {
  const unindexed = await deps.database.write('check/repair', async (run) => {
    const context = { ...deps, run, at: deps.clock.now(), transaction: newId() };
    const facts = await lockAndRead(what, context);
    await setLabels(facts, context);
    await restore(facts, context);
    const ends = await deleteStrayEdges(facts, context);
    await setKeys(facts.keylessPoints, context);
    const runs = await storeRuns(facts, context);
    await deleteRemains(facts, context);
    const urns = [...new Set([...what.urns, ...what.others, ...ends])].sort();
    await run(deps.load('writes/delete-orphan-stubs'), { urns, at: context.at });
    // The type of a node may have changed, which nothing else takes into account.
    await markWrite(context, { isFound: false, differences: 'unknown', urns, runs });
    return indexFaultsOf(facts, deps);
  });
  await rewriteNodes(deps, unindexed);
}

/** An entity with an aspect that cannot be read is left alone. */
async function restore({ nodes }: Facts, context: RepairContext): Promise<void> {
  const { model } = context;
  const derivable = [...nodes.values()]
    .filter(({ urn, isBroken }) => !isBroken && model.entities.has(findUrn(urn)?.entityType ?? ''))
    .map(({ urn }) => urn);
  if (derivable.length > 0) await restoreBatch(derivable, { ...context, aspectName: undefined });
}

async function setLabels({ nodes }: Facts, { run, load, model }: RepairContext): Promise<void> {
  const rows = [...nodes.values()].flatMap((node: CheckedNode) => {
    const wanted = wantedNode(node, model);
    const isWrong = checkNode(node, model).some(({ kind }) => kind === 'NODE');
    return wanted === undefined || !isWrong ? [] : [{ urn: node.urn, ...wanted }];
  });
  if (rows.length > 0) await run(load('check/set-labels'), { rows });
}

async function deleteStrayEdges({ strayEdges }: Facts, { run, load }: RepairContext): Promise<string[]> {
  if (strayEdges.length === 0) return [];
  const ids = strayEdges.map(({ edge }) => edge.id);
  const rows = await run(load('check/delete-edges'), { ids });
  return rows.flatMap(({ ends }) => ends);
}

async function setKeys(points: readonly KeylessPoint[], { run, load }: RepairContext): Promise<void> {
  const ids = new Map<string, string>();
  for (const { id, urn, aspect, payload } of points) {
    const value = readPayload(payload);
    if (value !== undefined) ids.set(pointKey({ urn, aspect, value }), id);
  }
  const rows = [...ids].map(([key, id]) => ({ key, id }));
  if (rows.length > 0) await run(load('check/set-point-keys'), { rows });
}

function readPayload(payload: string | null): Record<string, unknown> | undefined {
  try {
    return JSON.parse(payload ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** @returns ids of the runs */
async function storeRuns({ missingRuns }: Facts, { run, load, at }: RepairContext): Promise<string[]> {
  const ids = [...new Set(missingRuns.map(({ id }) => id))].sort();
  if (ids.length > 0) await run(load('check/store-missing-runs'), { ids, at });
  return ids;
}

async function deleteRemains({ remains }: Facts, { run, load }: RepairContext): Promise<void> {
  const urns = remains.filter(({ isDeleted }) => isDeleted).map(({ urn }) => urn);
  if (urns.length > 0) await run(load('check/delete-remains'), { urns });
}

function indexFaultsOf(facts: Facts, { model }: CommitDeps): string[] {
  const faults = findViolations(facts, model).filter(({ kind }) => kind === 'INDEX');
  const broken = new Set([...facts.nodes.values()].filter(({ isBroken }) => isBroken).map(({ urn }) => urn));
  return [...new Set(faults.map(({ urn }) => urn))].filter((urn) => !broken.has(urn));
}
