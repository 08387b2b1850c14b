/** Creates and changes applications, and assigns assets to them. */
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { omitNullish, requireName, type NameUpdate, type Optional } from './commands/command-input.js';
import { readUrn, requireEntities, requireAspect } from './commands/require-entities.js';
import { stampOf, inExisting, updateMembers, storeUnchanged } from './commands/store.js';
import { proposeDomains } from './domains/domain-commands.js';
import { proposeCreatorAsOwner } from './ownership/owners.js';
import { payloadOf } from './entities/stored-aspect.js';
import type { StoredEntity } from './entities/types.js';
import type { Proposal } from './writes/types.js';

const ENTITY_TYPE = 'application';
const PROPERTIES_ASPECT = 'applicationProperties';

interface NewApplication {
  /** Last part of the URN; absent or blank: a random one. */
  readonly id?: Optional<string>;
  /** URN of the domain of the application. */
  readonly domainUrn?: Optional<string>;
  /** False: the application has no owner. */
  readonly shouldAddCreatorAsOwner?: Optional<boolean>;
  readonly properties: { readonly name: string; readonly description?: Optional<string> };
}

/**
 * Creates an application, owned by the actor.
 * @returns its URN
 * @throws NOT_FOUND unless the domain exists; CONFLICT if the application exists; INVALID_URN; INVALID_REQUEST for a blank name
 */
export async function createApplication(context: CommandContext, created: NewApplication): Promise<string> {
  const { id, domainUrn, shouldAddCreatorAsOwner, properties } = created;
  requireName(properties.name, '/input/properties/name');
  const urn = newUrn(context, ENTITY_TYPE, id?.trim() ? id : undefined);
  const domain = domainUrn ? readUrn(context, domainUrn, 'domain') : undefined;
  if (domain !== undefined) await requireEntities(context, [domain]);
  return createEntity(
    context,
    { urn, aspectName: PROPERTIES_ASPECT, value: omitNullish({ ...properties }) },
    [
      ...(domain === undefined ? [] : [proposeDomains(urn, [domain])]),
      ...(shouldAddCreatorAsOwner === false ? [] : [proposeCreatorAsOwner(urn, stampOf(context))]),
    ],
  );
}

/** Changes the name and the description. @returns the URN. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name */
export async function updateApplication(
  context: CommandContext,
  text: string,
  { name, description }: NameUpdate,
): Promise<string> {
  requireName(name, '/input/name');
  const values = { name, description };
  return updateMembers(context, text, { entityType: ENTITY_TYPE, aspectName: PROPERTIES_ASPECT, values });
}

/** Assets list their applications, and can have several. */
const ASSIGNMENT_ASPECT = 'applications';

interface Assignment {
  readonly applicationUrn?: Optional<string>;
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
      ...assets.map((urn) => ({ urn, aspects: [ASSIGNMENT_ASPECT] })),
      ...(application === undefined ? [] : [application]),
    ]);
    return assets.flatMap((urn): Proposal[] => {
      const before = applicationsOf(found.get(urn));
      const applications = change(before, application);
      if (applications.length === before.length) return [];
      const ifVersion = found.get(urn)?.aspects.get(ASSIGNMENT_ASPECT)?.version ?? 0;
      const value = JSON.stringify({ applications });
      return [inExisting({ urn, aspectName: ASSIGNMENT_ASPECT, changeType: 'UPSERT', value, ifVersion })];
    });
  });
  return true;
}

function readAsset(context: CommandContext, text: string): string {
  const urn = readUrn(context, text);
  const problem = 'cannot belong to an application';
  requireAspect(context, urn, { aspectName: ASSIGNMENT_ASPECT, problem, path: '/input/resourceUrns' });
  return urn;
}

function applicationsOf(asset: StoredEntity | undefined): readonly string[] {
  return (payloadOf(asset, ASSIGNMENT_ASPECT)?.['applications'] ?? []) as string[];
}
