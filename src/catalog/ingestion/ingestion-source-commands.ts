/** Ingestion sources: recipes that external executors run. */
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { readUrn } from '../commands/require-entities.js';
import { store } from '../commands/store.js';

/** Members of the aspect `dataHubIngestionSourceInfo`. Null or undefined removes a member. */
export interface IngestionSourceInput {
  readonly name: string;
  readonly type: string;
  readonly config: object;
  readonly schedule?: object | null | undefined;
}

/** @returns the URN. @throws INVALID_URN */
export async function updateIngestionSource(
  context: CommandContext,
  text: string,
  { name, type, config, schedule }: IngestionSourceInput,
): Promise<string> {
  const urn = readUrn(context, text, 'dataHubIngestionSource');
  const steps = setMembers({ name, type, config, schedule });
  await store(context, [patchProposal({ urn, aspectName: 'dataHubIngestionSourceInfo' }, steps)]);
  return urn;
}
