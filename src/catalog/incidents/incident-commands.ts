/** Raises incidents and changes their status. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/create-entity.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { inExisting, stampOf, store } from '../commands/store.js';
import { INFO, type IncidentInfo } from './incident-aspects.js';
import { newIncident, setStatus, type IncidentStatus, type NewIncident } from './incidents.js';

/**
 * @returns the URN of the incident
 * @throws NOT_FOUND unless all named entities exist; INVALID_URN; INVALID_REQUEST without an entity, and for a blank title
 */
export async function raiseIncident(context: CommandContext, input: NewIncident): Promise<string> {
  requireName(input.title, '/input/title');
  const urn = newUrn(context, 'incident', undefined);
  const { resourceUrn, resourceUrns, source, assigneeUrns } = input;
  const named = [...(resourceUrn ? [resourceUrn] : []), ...(resourceUrns ?? [])];
  const entities = [...new Set(named.map((each) => readUrn(context, each)))];
  if (entities.length === 0) throw noEntities();
  const assignees = (assigneeUrns ?? []).map((each) => readUrn(context, each, 'corpuser', 'corpGroup'));
  const assertion = source?.assertionUrn ? readUrn(context, source.assertionUrn, 'assertion') : undefined;
  const wanted = [...entities, ...assignees, ...(assertion === undefined ? [] : [assertion])];
  await requireEntities(
    context,
    wanted.map((each) => ({ urn: each })),
  );
  const info = newIncident(input, { entities, assignees, assertion }, stampOf(context));
  await store(context, [{ urn, aspectName: INFO, changeType: 'CREATE', value: JSON.stringify(info) }]);
  return urn;
}

interface StoredIncident {
  readonly urn: string;
  readonly info: IncidentInfo;
  /** Of `incidentInfo`. */
  readonly version: number;
}

/** @throws NOT_FOUND, also for an incident without `incidentInfo`; INVALID_URN */
export async function updateIncidentStatus(
  context: CommandContext,
  text: string,
  status: IncidentStatus,
): Promise<boolean> {
  const stamp = stampOf(context);
  await storeUnchanged(context, async () => {
    const { urn, version } = await readIncident(context, text);
    return [{ ...inExisting(setStatus(urn, status, stamp)), ifVersion: version }];
  });
  return true;
}

/** @throws NOT_FOUND, also for an incident without `incidentInfo`; INVALID_URN */
export async function readIncident(context: CommandContext, text: string): Promise<StoredIncident> {
  const urn = readUrn(context, text, 'incident');
  const found = (await requireEntities(context, [{ urn, aspects: [INFO] }])).get(urn);
  const stored = found?.aspects.get(INFO);
  if (stored === undefined)
    throw new CatalogError('NOT_FOUND', `${urn} does not name its entity`, {
      rule: INFO,
    });
  return { urn, info: JSON.parse(stored.text) as IncidentInfo, version: stored.version };
}

/** The refusal of an incident about nothing. */
export function noEntities(): CatalogError {
  return new CatalogError('INVALID_REQUEST', 'An incident requires at least one entity', {
    path: '/resourceUrns',
    rule: 'resourceUrn or resourceUrns',
  });
}
