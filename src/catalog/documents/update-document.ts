/** Changes documents. Each change stamps the document with the actor and the time. */
import type { CommandContext } from '../commands/command-context.js';
import { setStep, type PatchStep } from '../commands/patch-proposal.js';
import { storeInExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import {
  proposeInfo,
  proposeSettings,
  proposeSubType,
  relatedAssetRecords,
  relatedDocumentRecords,
  requireDocument,
  type DocumentState,
  type Optional,
} from './document.js';

/** Absent members stay unchanged. */
export interface ContentsUpdate {
  readonly urn: string;
  /** An empty title removes the shown title. */
  readonly title?: Optional<string>;
  readonly contents?: Optional<{ readonly text: string }>;
  /** Replaces all subtypes. */
  readonly subType?: Optional<string>;
}

/** @throws NOT_FOUND, INVALID_URN */
export function updateContents(
  context: CommandContext,
  { urn: text, title, contents, subType }: ContentsUpdate,
): Promise<boolean> {
  return changeDocument(context, text, (urn) => [
    proposeInfo(context, urn, [
      ...(typeof title === 'string' ? [setStep(['title'], title)] : []),
      ...(contents ? [setStep(['contents', 'text'], contents.text)] : []),
    ]),
    ...(subType ? [proposeSubType(urn, subType)] : []),
  ]);
}

/** An absent list stays unchanged. An empty one removes all its entries, any other one replaces them. */
export interface RelatedEntitiesUpdate {
  readonly urn: string;
  readonly relatedAssets?: Optional<readonly string[]>;
  readonly relatedDocuments?: Optional<readonly string[]>;
}

/** The related entities need not exist. @throws NOT_FOUND, INVALID_URN */
export function updateRelatedEntities(
  context: CommandContext,
  { urn: text, relatedAssets, relatedDocuments }: RelatedEntitiesUpdate,
): Promise<boolean> {
  const list = (member: string, records: readonly object[]): PatchStep =>
    setStep([member], records.length > 0 ? records : undefined);
  return changeDocument(context, text, (urn) => [
    proposeInfo(context, urn, [
      ...(relatedAssets ? [list('relatedAssets', relatedAssetRecords(context, relatedAssets))] : []),
      ...(relatedDocuments
        ? [list('relatedDocuments', relatedDocumentRecords(context, relatedDocuments))]
        : []),
    ]),
  ]);
}

/** Publishes a document, or makes it a draft again. @throws NOT_FOUND, INVALID_URN */
export function updateState(
  context: CommandContext,
  { urn: text, state }: { readonly urn: string; readonly state: DocumentState },
): Promise<boolean> {
  return changeDocument(context, text, (urn) => [
    proposeInfo(context, urn, [setStep(['status', 'state'], state)]),
  ]);
}

/** Replaces the subtypes of a document, or removes them. @throws NOT_FOUND, INVALID_URN */
export function updateSubType(
  context: CommandContext,
  { urn: text, subType }: { readonly urn: string; readonly subType?: Optional<string> },
): Promise<boolean> {
  return changeDocument(context, text, (urn) => [proposeSubType(urn, subType), proposeInfo(context, urn)]);
}

/** Decides whether general searches of documents find the document. @throws NOT_FOUND, INVALID_URN */
export function updateSettings(
  context: CommandContext,
  { urn: text, showInGlobalContext }: { readonly urn: string; readonly showInGlobalContext: boolean },
): Promise<boolean> {
  return changeDocument(context, text, (urn) => [
    proposeSettings(context, urn, showInGlobalContext),
    proposeInfo(context, urn),
  ]);
}

async function changeDocument(
  context: CommandContext,
  text: string,
  propose: (urn: string) => readonly Proposal[],
): Promise<boolean> {
  const urn = await requireDocument(context, text);
  await storeInExisting(context, propose(urn));
  return true;
}
