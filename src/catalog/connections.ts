/** Connections: settings with which the company's tools reach other systems. */
import { invalidRequest } from '../core/errors.js';
import type { CommandContext } from './commands/command-context.js';
import { newUrn } from './commands/entity-commands.js';
import { patchProposal, setStep } from './commands/proposals.js';
import { readUrn } from './commands/require-entities.js';
import { requireName, omitNullish, type Optional } from './commands/command-input.js';
import { store } from './commands/store.js';

interface ConnectionInput {
  /** Last part of the URN. Absent: a random one. */
  readonly id?: Optional<string>;
  readonly type: string;
  readonly name?: Optional<string>;
  readonly platformUrn: string;
  /** The client encrypts it. */
  readonly json?: Optional<{ readonly blob: string }>;
}

/** Creates or replaces a connection. @returns its URN. @throws INVALID_REQUEST for a blank name, and without `json`; INVALID_URN */
export async function upsertConnection(context: CommandContext, input: ConnectionInput): Promise<string> {
  const { id, type, name, platformUrn, json } = input;
  requireName(name, '/input/name');
  if (!json)
    throw invalidRequest('/json', `A connection of the type ${type} needs json`, 'required by the type JSON');
  const urn = newUrn(context, 'dataHubConnection', id);
  const platform = readUrn(context, platformUrn, 'dataPlatform');
  const details = omitNullish({ type, name, json: { encryptedBlob: json.blob } });
  await store(context, [
    {
      urn,
      aspectName: 'dataHubConnectionDetails',
      changeType: 'UPSERT',
      value: JSON.stringify(details),
    },
    patchProposal({ urn, aspectName: 'dataPlatformInstance' }, [setStep(['platform'], platform)]),
  ]);
  return urn;
}
