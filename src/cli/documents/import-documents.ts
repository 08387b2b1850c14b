/** Imports text files as documents. */
import type { CatalogApi } from '../http/catalog-api.js';
import type { DocumentFile } from './read-documents.js';

export interface ImportOptions {
  /** URN of the parent of all documents; absent: new documents have none, and known ones keep theirs. */
  readonly parent?: string | undefined;
  /** False: general searches do not find the documents. */
  readonly isGlobal: boolean;
}

export interface ImportSummary {
  created: number;
  updated: number;
  failed: number;
  /** `<source>: <reason>` of each file that was not imported. */
  readonly errors: string[];
  readonly urns: string[];
}

interface Imported {
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly failedCount: number;
  readonly errors: readonly string[];
  readonly documentUrns: readonly string[];
}

const IMPORT = `mutation importDocuments($input: ImportDocumentsFromFilesInput!) {
  importDocumentsFromFiles(input: $input) { createdCount updatedCount failedCount errors documentUrns }
}`;

/** Sends one import for each group, and adds its outcome to the summary. @throws CatalogError; earlier groups stay imported */
export async function importDocuments(
  api: CatalogApi,
  groups: AsyncIterable<readonly DocumentFile[]>,
  { parent, isGlobal }: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = { created: 0, updated: 0, failed: 0, errors: [], urns: [] };
  for await (const documents of groups) {
    const input = {
      documents,
      showInGlobalContext: isGlobal,
      ...(parent !== undefined && { parentDocumentUrn: parent }),
    };
    const data = await api.graphql(IMPORT, { input });
    const { importDocumentsFromFiles: imported } = data as { importDocumentsFromFiles: Imported };
    summary.created += imported.createdCount;
    summary.updated += imported.updatedCount;
    summary.failed += imported.failedCount;
    summary.errors.push(...imported.errors);
    summary.urns.push(...imported.documentUrns);
  }
  return summary;
}
