/** `upsertConnection`. */
import { CatalogError } from '../../../core/errors.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { newUrn } from '../../../catalog/commands/create-entity.js';
import { patchProposal, setStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { store } from '../../../catalog/commands/store.js';
import { withoutAbsent } from '../../../catalog/commands/without-absent.js';

export const connectionMutations = {
  upsertConnection: async (_, { input }, context) => {
    const { id, type, name, platformUrn, json } = input;
    if (!json)
      throw new CatalogError('INVALID_REQUEST', `A connection of the type ${type} needs json`, {
        path: '/json',
        rule: 'required by the type JSON',
      });
    const urn = newUrn(context, 'dataHubConnection', id);
    const platform = readUrn(context, platformUrn, 'dataPlatform');
    const details = withoutAbsent({ type, name, json: { encryptedBlob: json.blob } });
    await store(context, [
      {
        urn,
        aspectName: 'dataHubConnectionDetails',
        changeType: 'UPSERT',
        value: JSON.stringify(details),
      },
      patchProposal({ urn, aspectName: 'dataPlatformInstance' }, [setStep(['platform'], platform)]),
    ]);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
} satisfies MutationResolvers;
