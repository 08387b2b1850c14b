/** Imports documents from text files. */
import type { Optional } from '../commands/command-input.js';
import { setImmediate } from 'node:timers/promises';
import { limitExceeded } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setMembers, type PatchStep } from '../commands/proposals.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { inExisting, stampOf, store } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { DOCUMENT_TYPE, INFO_ASPECT, proposeSettings, proposeSubType } from './document.js';
import { readFileText, identifyFile, type FileIdentity } from './file-text.js';

interface DocumentImport {
  readonly documents: readonly ImportedFile[];
  /** Default: true. */
  readonly showInGlobalContext?: Optional<boolean>;
  /** `SKILL` gives the documents the subtype of instructions for agents. */
  readonly useCase?: Optional<'CONTEXT_DOCUMENT' | 'SKILL'>;
  /** Parent of all documents. Default: new documents have none, and known ones keep theirs. */
  readonly parentDocumentUrn?: Optional<string>;
}

interface ImportResult {
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly failedCount: number;
  /** `<source>: <reason>` of each file that was not imported. */
  readonly errors: readonly string[];
  /** The documents in the order of their files. */
  readonly documentUrns: readonly string[];
}

/**
 * Imports each file as a published document, all in one transaction. A document of an earlier import gets the new text and title, and keeps
 * its related entities, its owners and the time of its creation.
 * @throws NOT_FOUND unless the parent exists; INVALID_URN; LIMIT_EXCEEDED; INVALID_ASPECT if the parent is below one of the documents
 */
export async function importDocuments(
  context: CommandContext,
  request: DocumentImport,
): Promise<ImportResult> {
  const parent = request.parentDocumentUrn
    ? readUrn(context, request.parentDocumentUrn, DOCUMENT_TYPE)
    : undefined;
  if (parent !== undefined) await requireEntities(context, [parent]);
  const { files, errors } = await readFiles(request.documents);
  const urns = files.map(({ documentId }) => readUrn(context, `urn:li:${DOCUMENT_TYPE}:${documentId}`));
  const known = await context.services.unscoped.entities.findAspects(
    urns.map((urn) => ({ urn, names: [INFO_ASPECT] })),
  );
  const proposals = files.flatMap((file, index) => {
    const urn = urns[index] ?? '';
    const stored = known.get(urn);
    const hasInfo = stored?.aspects.has(INFO_ASPECT) ?? false;
    const proposed = proposeFile(context, { urn, file, hasInfo, parent }, request);
    return stored === undefined ? proposed : proposed.map(inExisting);
  });
  if (proposals.length > 0) await store(context, proposals);
  return {
    createdCount: urns.filter((urn) => !known.has(urn)).length,
    updatedCount: urns.filter((urn) => known.has(urn)).length,
    failedCount: errors.length,
    errors,
    documentUrns: urns,
  };
}

interface FileDocument {
  readonly urn: string;
  readonly file: ReadFile;
  readonly hasInfo: boolean;
  readonly parent: string | undefined;
}

function proposeFile(
  context: CommandContext,
  { urn, file, hasInfo, parent }: FileDocument,
  { showInGlobalContext, useCase }: DocumentImport,
): Proposal[] {
  const stamp = stampOf(context);
  const steps: readonly PatchStep[] = [
    ...setMembers({
      title: file.title,
      source: { sourceType: 'NATIVE' },
      status: { state: 'PUBLISHED' },
      contents: { text: file.text },
      ...(!hasInfo && { created: stamp }),
      lastModified: stamp,
      ...(parent !== undefined && { parentDocument: { document: parent } }),
    }),
    ...Object.entries(originOf(file)).map(([name, value]): PatchStep => ({
      op: 'add',
      path: ['customProperties', name],
      value,
    })),
  ];
  return [
    patchProposal({ urn, aspectName: INFO_ASPECT }, steps),
    proposeSettings(context, urn, showInGlobalContext ?? true),
    ...(useCase === 'SKILL' ? [proposeSubType(urn, 'SKILL')] : []),
  ];
}

/** Custom properties that tell where the text comes from. */
function originOf({ sourceId, fileName, extension }: ReadFile): Readonly<Record<string, string>> {
  return {
    import_source_id: sourceId,
    import_source: 'file_upload',
    original_filename: fileName,
    file_extension: extension,
  };
}

/** Limits of one import. */
const MAX_FILES = 1_000;
const MAX_TOTAL_CHARACTERS = 20_000_000;

interface ImportedFile {
  /** With or without folders, e.g. `guides/on-call.md`. */
  readonly fileName: string;
  readonly content: string;
}

interface ReadFile extends FileIdentity {
  readonly fileName: string;
  readonly text: string;
}

interface ReadFiles {
  readonly files: readonly ReadFile[];
  /** `<source>: <reason>` of each file that cannot be imported. */
  readonly errors: readonly string[];
}

/**
 * Reads the files in order. Blank files are skipped. Of files with the same name in different folders only the first is read, because they
 * would be one document.
 * @throws LIMIT_EXCEEDED for too many files or too much text
 */
async function readFiles(imported: readonly ImportedFile[]): Promise<ReadFiles> {
  limit(imported);
  const files = new Map<string, ReadFile>();
  const errors: string[] = [];
  for (const { fileName, content } of imported) {
    if (content.trim() === '') continue;
    const identity = identifyFile(fileName);
    if (identity === undefined) {
      errors.push(`${JSON.stringify(fileName)}: a file has a name`);
      continue;
    }
    const earlier = files.get(identity.sourceId)?.fileName;
    const read =
      earlier === undefined
        ? await readFileText(content, identity.extension)
        : { fault: `${earlier} of this import has the same name, and would be the same document` };
    if ('fault' in read) errors.push(`${identity.sourceId}: ${read.fault}`);
    else files.set(identity.sourceId, { ...identity, fileName, text: read.text });
    // Conversions take time, in which other requests have to wait.
    await setImmediate();
  }
  return { files: [...files.values()], errors };
}

function limit(imported: readonly ImportedFile[]): void {
  const characters = imported.reduce((sum, { content }) => sum + content.length, 0);
  const refuse = (rule: string): never => {
    throw limitExceeded('/documents', `An import has ${rule}`, rule);
  };
  if (imported.length > MAX_FILES) refuse(`at most ${MAX_FILES} files`);
  if (characters > MAX_TOTAL_CHARACTERS) refuse(`at most ${MAX_TOTAL_CHARACTERS} characters of text`);
}
