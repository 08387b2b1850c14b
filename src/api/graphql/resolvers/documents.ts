/** Fields of documents that are not members of their aspects. */
import { findAncestors } from '../../../catalog/hierarchies/find-ancestors.js';
import { parseUrnSyntax } from '../../../model/urn/parse-urn.js';
import type { GraphqlContext } from '../context.js';
import { changeHistory } from '../documents/change-history.js';
import { EntityRef, findEntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { namedPlatform } from './platforms.js';

/** Documents without a platform were written in the catalog itself. */
const OWN_PLATFORM = new EntityRef(parseUrnSyntax('urn:li:dataPlatform:datahub'));

async function parentDocuments(document: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  const found = await findAncestors(document, async ({ urn }) => {
    const info = await aspects.load(urn.text, 'documentInfo');
    const parent = findEntityRef(memberAt(info?.value, ['parentDocument', 'document']));
    if (parent?.urn.entityType !== 'document') return undefined;
    return (await aspects.exists(parent.urn.text)) ? parent : undefined;
  });
  return { count: found.length, documents: found };
}

export const documents = {
  Document: {
    changeHistory,
    parentDocuments,
    platform: async (document: EntityRef, _: unknown, context: GraphqlContext): Promise<EntityRef> =>
      (await namedPlatform(document, context)) ?? OWN_PLATFORM,
  },
  DocumentContent: {
    semanticText: async ({ owner }: StoredRecord, _: unknown, { aspects }: GraphqlContext) => {
      const aspect = await aspects.load(owner.text, 'semanticText');
      return memberAt(aspect?.value, ['text']) as string | undefined;
    },
  },
} as const;
