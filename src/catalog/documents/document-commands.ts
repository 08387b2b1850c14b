/** Creates, changes, moves and deletes documents. Each change stamps the document with the actor and the time. */
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/entity-commands.js';
import { omitNullish, type Optional } from '../commands/command-input.js';
import { readUrn, requireEntities, requireEntity } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { readOwners, type OwnerInput } from '../ownership/owner-commands.js';
import { proposeCreatorAsOwner, proposeOwners } from '../ownership/owners.js';
import type { Proposal } from '../writes/types.js';
import { setStep, type PatchStep } from '../commands/proposals.js';
import { setSoftDeleted } from '../lifecycle/lifecycle-commands.js';
import {
  DOCUMENT_TYPE,
  INFO_ASPECT,
  proposeSettings,
  proposeSubType,
  relatedAssetRecords,
  relatedDocumentRecords,
  type DocumentState,
  proposeInfo,
  requireDocument,
} from './document.js';

interface NewDocument {
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

/** Absent members stay unchanged. */
interface ContentsUpdate {
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
interface RelatedEntitiesUpdate {
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

interface DocumentMove {
  readonly urn: string;
  /** URN of the new parent; absent: the document moves to the top. */
  readonly parentDocument?: Optional<string>;
}

/**
 * Moves a document, with everything below it, to another parent or to the top.
 * @throws NOT_FOUND unless both exist; INVALID_URN; INVALID_ASPECT for a cycle, which the write path detects also among concurrent moves
 */
export async function moveDocument(context: CommandContext, move: DocumentMove): Promise<boolean> {
  const urn = await requireDocument(context, move.urn);
  const parent = move.parentDocument ? readUrn(context, move.parentDocument, DOCUMENT_TYPE) : undefined;
  if (parent !== undefined) await requireEntities(context, [parent]);
  const value = parent === undefined ? undefined : { document: parent };
  await storeInExisting(context, [proposeInfo(context, urn, [setStep(['parentDocument'], value)])]);
  return true;
}

/** The privileges that permit deleting a document. */
const DELETING = ['DELETE_ENTITY', 'MANAGE_DOCUMENTS'];

/**
 * Soft-deletes a document. Its children and the references to it stay. A repeated deletion succeeds.
 * @throws NOT_FOUND, INVALID_URN; FORBIDDEN without the right to delete, even with the right to edit
 */
export async function deleteDocument(context: CommandContext, text: string): Promise<boolean> {
  const urn = await requireEntity(context, text, DOCUMENT_TYPE);
  await context.services.requirePermissions([{ urn, anyOf: DELETING }]);
  return setSoftDeleted(context, { urns: [urn], deleted: true });
}
