/** Creates documents. */
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { readUrn } from '../commands/require-entities.js';
import { stampOf } from '../commands/store.js';
import { readOwners, type OwnerInput } from '../ownership/owner-commands.js';
import { proposeCreatorAsOwner, proposeOwners } from '../ownership/owners.js';
import type { Proposal } from '../writes/types.js';
import {
  DOCUMENT_TYPE,
  INFO_ASPECT,
  proposeSettings,
  proposeSubType,
  relatedAssetRecords,
  relatedDocumentRecords,
  type DocumentState,
  type Optional,
} from './document.js';

export interface NewDocument {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly title?: Optional<string>;
  readonly subType?: Optional<string>;
  /** Default: unpublished. */
  readonly state?: Optional<DocumentState>;
  readonly contents: { readonly text: string };
  /** Default: the actor. */
  readonly owners?: Optional<readonly OwnerInput[]>;
  /** URN of the parent document; absent at the top. */
  readonly parentDocument?: Optional<string>;
  /** URNs of entities that the document is about. */
  readonly relatedAssets?: Optional<readonly string[]>;
  readonly relatedDocuments?: Optional<readonly string[]>;
  readonly settings?: Optional<{ readonly showInGlobalContext?: Optional<boolean> }>;
}

/**
 * Creates a document with its owners, in one transaction. The parent and the related entities need not exist yet.
 * @returns its URN. @throws CONFLICT if it exists, also soft-deleted; NOT_FOUND unless the owners exist; INVALID_URN
 */
export async function createDocument(context: CommandContext, created: NewDocument): Promise<string> {
  const urn = newUrn(context, DOCUMENT_TYPE, created.id);
  const value = infoOf(context, created);
  const isShown = created.settings?.showInGlobalContext ?? true;
  return createEntity(context, { urn, aspectName: INFO_ASPECT, value }, [
    proposeSettings(context, urn, isShown),
    ...(created.subType ? [proposeSubType(urn, created.subType)] : []),
    await ownersOf(context, urn, created.owners ?? []),
  ]);
}

function infoOf(context: CommandContext, created: NewDocument): Readonly<Record<string, unknown>> {
  const { title, state, contents, parentDocument, relatedAssets, relatedDocuments } = created;
  const stamp = stampOf(context);
  return omitNullish({
    title,
    source: { sourceType: 'NATIVE' },
    status: { state: state ?? 'UNPUBLISHED' },
    contents: { text: contents.text },
    created: stamp,
    lastModified: stamp,
    parentDocument: parentDocument ? { document: readUrn(context, parentDocument, DOCUMENT_TYPE) } : null,
    relatedAssets: relatedAssets?.length ? relatedAssetRecords(context, relatedAssets) : null,
    relatedDocuments: relatedDocuments?.length ? relatedDocumentRecords(context, relatedDocuments) : null,
  });
}

async function ownersOf(
  context: CommandContext,
  urn: string,
  inputs: readonly OwnerInput[],
): Promise<Proposal> {
  const stamp = stampOf(context);
  if (inputs.length === 0) return proposeCreatorAsOwner(urn, stamp);
  return proposeOwners(urn, await readOwners(context, inputs), stamp);
}
