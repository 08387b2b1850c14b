/** Fields of documents that are not members of their aspects. */
import { parseUrnSyntax } from '../../../model/urn/parse-urn.js';
import type { GraphqlContext } from '../context.js';
import { EntityRef, findEntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

/** Documents without a platform were written in the catalog itself. */
const OWN_PLATFORM = new EntityRef(parseUrnSyntax('urn:li:dataPlatform:datahub'));

export const documents = {
  Document: {
    platform: async ({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<EntityRef> => {
      const instance = await aspects.load(urn.text, 'dataPlatformInstance');
      const platform = findEntityRef(memberAt(instance?.value, ['platform']));
      return platform?.urn.entityType === 'dataPlatform' ? platform : OWN_PLATFORM;
    },
  },
  DocumentContent: {
    semanticText: async ({ owner }: StoredRecord, _: unknown, { aspects }: GraphqlContext) => {
      const aspect = await aspects.load(owner.text, 'semanticText');
      return memberAt(aspect?.value, ['text']) as string | undefined;
    },
  },
} as const;
