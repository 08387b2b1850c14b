/** Moves documents in their hierarchy, and deletes them. */
import type { CommandContext } from '../commands/command-context.js';
import { setStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';
import { setSoftDeleted } from '../lifecycle/lifecycle-commands.js';
import { DOCUMENT_TYPE, proposeInfo, requireDocument, type Optional } from './document.js';

export interface DocumentMove {
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
  if (parent !== undefined) await requireEntities(context, [{ urn: parent }]);
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
  const urn = readUrn(context, text, DOCUMENT_TYPE);
  await requireEntities(context, [{ urn }]);
  await context.services.requirePermissions([{ urn, anyOf: DELETING }]);
  return setSoftDeleted(context, { urns: [urn], deleted: true });
}
