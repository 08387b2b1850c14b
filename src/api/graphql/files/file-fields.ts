/** Fields that permit uploads and register uploaded files. */
import { createFile, permitUpload } from '../../../catalog/files/file-commands.js';
import type { GraphqlContext } from '../context.js';
import type { GetPresignedUploadUrlInput, MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import type { Args } from '../search/inputs.js';

export const fileQueries = {
  getPresignedUploadUrl: (_: unknown, { input }: Args<GetPresignedUploadUrlInput>, context: GraphqlContext) =>
    permitUpload(context, input, context.origin),
};

export const fileMutations = {
  createDataHubFile: async (_, { input }, context) => ({
    file: storedEntityRef(await createFile(context, input)),
  }),
} satisfies MutationResolvers;
