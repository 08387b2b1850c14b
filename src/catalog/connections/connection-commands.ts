/** Connections: settings with which the company's tools reach other systems. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/create-entity.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { readUrn } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { store } from '../commands/store.js';
import { omitNullish } from '../commands/omit-nullish.js';

export interface ConnectionInput {
  /** Last part of the URN. Absent: a random one. */
  readonly id?: string | null | undefined;
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly platformUrn: string;
  /** The client encrypts it. */
  readonly json?: { readonly blob: string } | null | undefined;
}

/** Creates or replaces a connection. @returns its URN. @throws INVALID_REQUEST for a blank name, and without `json`; INVALID_URN */
export async function upsertConnection(context: CommandContext, input: ConnectionInput): Promise<string> {
  const { id, type, name, platformUrn, json } = input;
  requireName(name, '/input/name');
  if (!json)
    throw new CatalogError('INVALID_REQUEST', `A connection of the type ${type} needs json`, {
      path: '/json',
      rule: 'required by the type JSON',
    });
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
