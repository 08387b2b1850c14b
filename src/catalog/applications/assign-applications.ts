/** Assigns assets to applications. Assets list their applications, and can have several. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
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
  const { model } = context.services;
  const { entityType } = model.parseUrn(urn);
  if (model.getEntity(entityType).aspects.includes(ASPECT)) return urn;
  throw new CatalogError(
    'INVALID_URN',
    `Entities of the type ${entityType} cannot belong to an application`,
    {
      path: '/input/resourceUrns',
      rule: `a type with the aspect ${ASPECT}`,
    },
  );
}

function applicationsOf(asset: StoredEntity | undefined): readonly string[] {
  return (payloadOf(asset, ASPECT)?.['applications'] ?? []) as string[];
}
