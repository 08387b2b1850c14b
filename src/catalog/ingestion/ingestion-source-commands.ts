/** Ingestion sources: recipes that executors run. */
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { readUrn } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { store } from '../commands/store.js';
import { checkSchedule, type Schedule } from './schedule/next-firing.js';
import { SOURCE, SOURCE_INFO } from './source-info.js';

/** Members of the aspect `dataHubIngestionSourceInfo`. Null or undefined removes a member, except `source`. */
export interface IngestionSourceInput {
  readonly name: string;
  readonly type: string;
  readonly config: object;
  readonly schedule?: Schedule | null | undefined;
  /** Undefined keeps the stored one, so that an editor that does not know it does not turn a source of the system into an ordinary one. */
  readonly source?: object | null | undefined;
}

/** @returns the URN. @throws INVALID_REQUEST for a blank name, and for a schedule that is invalid or never fires */
export async function createIngestionSource(
  context: CommandContext,
  input: IngestionSourceInput,
): Promise<string> {
  const value = omitNullish(membersOf(context, input));
  return createEntity(context, { urn: newUrn(context, SOURCE, undefined), aspectName: SOURCE_INFO, value });
}

/** Creates the source if it does not exist. @returns the URN. @throws INVALID_URN, INVALID_REQUEST as above */
export async function updateIngestionSource(
  context: CommandContext,
  text: string,
  input: IngestionSourceInput,
): Promise<string> {
  const urn = readUrn(context, text, SOURCE);
  const steps = setMembers(membersOf(context, input));
  await store(context, [patchProposal({ urn, aspectName: SOURCE_INFO }, steps)]);
  return urn;
}

/** Deletes the source, but not the requests to run it. Does nothing if there is no such source. @returns the URN. @throws INVALID_URN */
export async function deleteIngestionSource(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, SOURCE);
  await context.services.writer.deleteEntity(urn, { actor: context.actor, facts: context.facts });
  return urn;
}

function membersOf(
  { clock }: CommandContext,
  { name, type, config, schedule, source }: IngestionSourceInput,
): Readonly<Record<string, unknown>> {
  requireName(name, '/input/name');
  if (schedule) checkSchedule(schedule, clock.now());
  return { name, type, config, schedule, ...(source !== undefined && { source }) };
}
