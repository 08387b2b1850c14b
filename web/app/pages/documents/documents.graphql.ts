/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { OwnerInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

export type DocumentContentInput = {
  /** Markdown. */
  readonly text: string;
};
export type DocumentSettingsInput = {
  /** False for documents of one asset, which general searches do not find. Default: true. */
  readonly showInGlobalContext?: boolean | null | undefined;
};
export type CreateDocumentInput = {
  /** Last part of the URN. Default: a random one. */
  readonly id?: string | null | undefined;
  readonly subType?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** Default: `UNPUBLISHED`. */
  readonly state?: DocumentState | null | undefined;
  readonly contents: DocumentContentInput;
  /** Default: the caller. */
  readonly owners?: ReadonlyArray<OwnerInput> | null | undefined;
  /** URN of the parent document. Default: none. */
  readonly parentDocument?: string | null | undefined;
  /** URNs of entities that the document is about. */
  readonly relatedAssets?: ReadonlyArray<string> | null | undefined;
  readonly relatedDocuments?: ReadonlyArray<string> | null | undefined;
  readonly settings?: DocumentSettingsInput | null | undefined;
};
export type UpdateDocumentContentsInput = {
  readonly urn: string;
  readonly title?: string | null | undefined;
  readonly contents?: DocumentContentInput | null | undefined;
  readonly subType?: string | null | undefined;
};
export type MoveDocumentInput = {
  readonly urn: string;
  /** URN of the new parent. Default: none, which is the top level. */
  readonly parentDocument?: string | null | undefined;
};
export type UpdateDocumentStatusInput = { readonly urn: string; readonly state: DocumentState };
export type DocumentImportUseCase =
  | 'CONTEXT_DOCUMENT'
  /** Instructions for agents. The documents get the subtype `SKILL`. */
  | 'SKILL';
export type DocumentFileInput = {
  /** With or without folders. The base name identifies the document. */
  readonly fileName: string;
  /** The text of the file. HTML (`.html`, `.htm`) becomes Markdown. */
  readonly content: string;
};
export type ImportDocumentsFromFilesInput = {
  /** At most 1,000 files, with 20 million characters in total. */
  readonly documents: ReadonlyArray<DocumentFileInput>;
  /** Default: true. */
  readonly showInGlobalContext?: boolean | null | undefined;
  readonly useCase?: DocumentImportUseCase | null | undefined;
  /** URN of the parent of all documents. Default: new documents have none, and known ones keep theirs. */
  readonly parentDocumentUrn?: string | null | undefined;
};
export type DocumentSourceType = 'NATIVE' | 'EXTERNAL';
export type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

export type DocumentChildrenQuery = {
  readonly searchDocuments: {
    readonly total: number;
    readonly documents: ReadonlyArray<DocumentRowFragment>;
  };
};
export type DocumentRowFragment = {
  readonly urn: string;
  readonly info: {
    readonly title: string | null;
    readonly status: { readonly state: DocumentState } | null;
  } | null;
};
export type DocumentPageQuery = {
  readonly document:
    | ({
        readonly subType: string | null;
        readonly info: {
          readonly contents: { readonly text: string };
          readonly source: {
            readonly sourceType: DocumentSourceType;
            readonly externalUrl: string | null;
          } | null;
          readonly lastModified: { readonly time: number; readonly actor: EntityLinkFragment | null };
          readonly relatedAssets: ReadonlyArray<{ readonly asset: EntityLinkFragment }> | null;
        } | null;
        readonly parentDocuments: { readonly documents: ReadonlyArray<DocumentRowFragment> } | null;
        readonly privileges: {
          readonly canEdit: boolean | null;
          readonly canManageEntity: boolean | null;
        } | null;
      } & DocumentRowFragment &
        EntityLinkFragment)
    | null;
};

export const DocumentChildren: Operation<
  DocumentChildrenQuery,
  {
    start: number;
    parents?: ReadonlyArray<string> | null | undefined;
    isRoot: boolean;
    query?: string | null | undefined;
  }
> =
  'query DocumentChildren($start: Int!, $parents: [String!], $isRoot: Boolean!, $query: String) {\n  searchDocuments(\n    input: {start: $start, count: 50, parentDocuments: $parents, rootOnly: $isRoot, query: $query}\n  ) {\n    total\n    documents {\n      ...DocumentRow\n    }\n  }\n}\nfragment DocumentRow on Document {\n  urn\n  info {\n    title\n    status {\n      state\n    }\n  }\n}';
export const DocumentPage: Operation<DocumentPageQuery, { urn: string }> =
  'query DocumentPage($urn: String!) {\n  document(urn: $urn) {\n    ...DocumentRow\n    ...EntityLink\n    subType\n    info {\n      contents {\n        text\n      }\n      source {\n        sourceType\n        externalUrl\n      }\n      lastModified {\n        time\n        actor {\n          ...EntityLink\n        }\n      }\n      relatedAssets {\n        asset {\n          ...EntityLink\n        }\n      }\n    }\n    parentDocuments {\n      documents {\n        ...DocumentRow\n      }\n    }\n    privileges {\n      canEdit\n      canManageEntity\n    }\n  }\n}\nfragment DocumentRow on Document {\n  urn\n  info {\n    title\n    status {\n      state\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const CreateDocument: Operation<{ readonly createDocument: string }, { input: CreateDocumentInput }> =
  'mutation CreateDocument($input: CreateDocumentInput!) {\n  createDocument(input: $input)\n}';
export const SaveDocument: Operation<
  { readonly updateDocumentContents: boolean },
  { input: UpdateDocumentContentsInput }
> =
  'mutation SaveDocument($input: UpdateDocumentContentsInput!) {\n  updateDocumentContents(input: $input)\n}';
export const MoveDocument: Operation<{ readonly moveDocument: boolean }, { input: MoveDocumentInput }> =
  'mutation MoveDocument($input: MoveDocumentInput!) {\n  moveDocument(input: $input)\n}';
export const SetDocumentState: Operation<
  { readonly updateDocumentStatus: boolean },
  { input: UpdateDocumentStatusInput }
> =
  'mutation SetDocumentState($input: UpdateDocumentStatusInput!) {\n  updateDocumentStatus(input: $input)\n}';
export const DeleteDocument: Operation<{ readonly deleteDocument: boolean }, { urn: string }> =
  'mutation DeleteDocument($urn: String!) {\n  deleteDocument(urn: $urn)\n}';
export const ImportDocuments: Operation<
  {
    readonly importDocumentsFromFiles: {
      readonly createdCount: number;
      readonly updatedCount: number;
      readonly failedCount: number;
      readonly errors: ReadonlyArray<string>;
      readonly documentUrns: ReadonlyArray<string>;
    };
  },
  { input: ImportDocumentsFromFilesInput }
> =
  'mutation ImportDocuments($input: ImportDocumentsFromFilesInput!) {\n  importDocumentsFromFiles(input: $input) {\n    createdCount\n    updatedCount\n    failedCount\n    errors\n    documentUrns\n  }\n}';
