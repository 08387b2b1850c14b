/** `patchEntity`, `patchEntities`. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, PatchEntityInput, PatchEntityResult } from '../generated/schema-types.js';
import { nameInPatch, readPatchInput } from './patch-input.js';
import { store } from '../../../catalog/commands/store.js';

export const patchMutations = {
  patchEntity: async (_, { input }, context) => {
    const error = await refusalOf([input], context);
    return present(input, error);
  },
  patchEntities: async (_, { input }, context) => {
    const error = await refusalOf(input, context);
    return input.map((each) => present(each, error));
  },
} satisfies MutationResolvers;

/** Stores the patches in one transaction. @returns why the service refused them; undefined where it stored them */
async function refusalOf(
  inputs: readonly PatchEntityInput[],
  context: GraphqlContext,
): Promise<string | undefined> {
  if (inputs.length === 0) return undefined;
  try {
    if (inputs.length > MAX_BATCH_SIZE)
      throw new CatalogError('LIMIT_EXCEEDED', 'The request patches too many aspects', {
        path: '/input',
        rule: `at most ${MAX_BATCH_SIZE}`,
      });
    await store(context, inputs.map(readPatchInput));
    return undefined;
  } catch (error) {
    // A fault of the service is an error of the field, as everywhere.
    if (!(error instanceof CatalogError) || error.code === 'INTERNAL' || error.code === 'UNAVAILABLE')
      throw error;
    return withPlace(error);
  }
}

/** The answer has one text, so the place in the input and the rule follow the message. */
function withPlace({ message, details: { path, rule } }: CatalogError): string {
  const facts = [path && `at ${path}`, rule && `rule: ${rule}`].filter(Boolean);
  return facts.length === 0 ? message : `${message} (${facts.join('; ')})`;
}

function present(input: PatchEntityInput, error: string | undefined): PatchEntityResult {
  return {
    urn: input.urn ?? '',
    name: nameInPatch(input) ?? null,
    success: error === undefined,
    error: error ?? null,
  };
}
