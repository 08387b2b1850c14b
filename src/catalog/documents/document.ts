/** Parts that all commands of documents share. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';

export type Optional<Value> = Value | null | undefined;

/** Drafts are unpublished: searches of documents show them to their owners only. */
export type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

export const DOCUMENT_TYPE = 'document';
export const INFO_ASPECT = 'documentInfo';

/**
 * Requires a document with contents. Soft-deleted documents count.
 * @returns the stored form of its URN. @throws NOT_FOUND, INVALID_URN
 */
export async function requireDocument(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, DOCUMENT_TYPE);
  const found = await requireEntities(context, [{ urn, aspects: [INFO_ASPECT] }]);
  if (found.get(urn)?.aspects.has(INFO_ASPECT) === true) return urn;
  throw new CatalogError('NOT_FOUND', `The document ${urn} has no contents`, { urn, rule: INFO_ASPECT });
}

/** Changes the contents, and stamps the document with the actor and the time. Without steps it only stamps. */
export function proposeInfo(
  context: CommandContext,
  urn: string,
  steps: readonly PatchStep[] = [],
): Proposal {
  const stamp = setStep(['lastModified'], stampOf(context));
  return patchProposal({ urn, aspectName: INFO_ASPECT }, [...steps, stamp]);
}

/** Replaces the subtypes. @param subType absent: the document has none */
export function proposeSubType(urn: string, subType: Optional<string>): Proposal {
  const value = JSON.stringify({ typeNames: subType ? [subType] : [] });
  return { urn, aspectName: 'subTypes', changeType: 'UPSERT', value };
}

/** @param isShown false: general searches of documents do not find it */
export function proposeSettings(context: CommandContext, urn: string, isShown: boolean): Proposal {
  const value = JSON.stringify({ showInGlobalContext: isShown, lastModified: stampOf(context) });
  return { urn, aspectName: 'documentSettings', changeType: 'UPSERT', value };
}

/** Returns the records of related entities, each entity once. */
export function relatedAssetRecords(context: CommandContext, assets: readonly string[]): object[] {
  return [...new Set(assets.map((asset) => readUrn(context, asset)))].map((asset) => ({ asset }));
}

/** Does the same for related documents. @throws INVALID_URN for other entities */
export function relatedDocumentRecords(context: CommandContext, documents: readonly string[]): object[] {
  const urns = new Set(documents.map((document) => readUrn(context, document, DOCUMENT_TYPE)));
  return [...urns].map((document) => ({ document }));
}
