/** Assigns assets to applications. Assets list their applications, and can have several. */
import type { CommandContext } from '../commands/command-context.js';
import { requireAspect } from '../commands/require-aspect.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { inExisting } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';

const ASPECT = 'applications';

interface Assignment {
  readonly applicationUrn?: string | null | undefined;
  /** URNs. */
  readonly resourceUrns: readonly string[];
}

/**
 * Adds an application to assets; without an application, removes all applications of the assets.
 * @throws NOT_FOUND unless all of them exist; INVALID_URN, also for assets that have no applications; CONFLICT
 */
export function assignApplication(context: CommandContext, assignment: Assignment): Promise<boolean> {
  return changeApplications(context, assignment, (before, application) =>
    application === undefined ? [] : [...new Set([...before, application])],
  );
}

/** Removes an application from assets. @throws NOT_FOUND unless all of them exist; INVALID_URN; CONFLICT */
export function unassignApplication(
  context: CommandContext,
  assignment: Assignment & { readonly applicationUrn: string },
): Promise<boolean> {
  return changeApplications(context, assignment, (before, application) =>
    before.filter((each) => each !== application),
  );
}

async function changeApplications(
  context: CommandContext,
  { applicationUrn, resourceUrns }: Assignment,
  change: (before: readonly string[], application: string | undefined) => readonly string[],
): Promise<boolean> {
  const application = applicationUrn ? readUrn(context, applicationUrn, 'application') : undefined;
  const assets = [...new Set(resourceUrns.map((urn) => readAsset(context, urn)))];
  await storeUnchanged(context, async () => {
    const found = await requireEntities(context, [
      ...assets.map((urn) => ({ urn, aspects: [ASPECT] })),
      ...(application === undefined ? [] : [{ urn: application }]),
    ]);
    return assets.flatMap((urn): Proposal[] => {
      const before = applicationsOf(found.get(urn));
      const applications = change(before, application);
      if (applications.length === before.length) return [];
      const ifVersion = found.get(urn)?.aspects.get(ASPECT)?.version ?? 0;
      const value = JSON.stringify({ applications });
      return [inExisting({ urn, aspectName: ASPECT, changeType: 'UPSERT', value, ifVersion })];
    });
  });
  return true;
}

function readAsset(context: CommandContext, text: string): string {
  const urn = readUrn(context, text);
  const problem = 'cannot belong to an application';
  requireAspect(context, urn, { aspectName: ASPECT, problem, path: '/input/resourceUrns' });
  return urn;
}

function applicationsOf(asset: StoredEntity | undefined): readonly string[] {
  return (payloadOf(asset, ASPECT)?.['applications'] ?? []) as string[];
}
