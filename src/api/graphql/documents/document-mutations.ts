/** Fields that create, change, move, delete and import documents. */
import { createDocument } from '../../../catalog/documents/create-document.js';
import { importDocuments } from '../../../catalog/documents/import/import-documents.js';
import { deleteDocument, moveDocument } from '../../../catalog/documents/move-document.js';
import {
  updateContents,
  updateRelatedEntities,
  updateSettings,
  updateState,
  updateSubType,
} from '../../../catalog/documents/update-document.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const documentMutations = {
  createDocument: (_, { input }, context) => createDocument(context, input),
  updateDocumentContents: (_, { input }, context) => updateContents(context, input),
  updateDocumentRelatedEntities: (_, { input }, context) => updateRelatedEntities(context, input),
  moveDocument: (_, { input }, context) => moveDocument(context, input),
  deleteDocument: (_, { urn }, context) => deleteDocument(context, urn),
  updateDocumentStatus: (_, { input }, context) => updateState(context, input),
  updateDocumentSubType: (_, { input }, context) => updateSubType(context, input),
  updateDocumentSettings: (_, { input }, context) => updateSettings(context, input),
  importDocumentsFromFiles: (_, { input }, context) => importDocuments(context, input),
} satisfies MutationResolvers;
