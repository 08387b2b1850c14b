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

/** Stores the patches in one transaction. @returns the reason of a refusal; undefined if they were stored */
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
    // Internal errors are errors of the field, as everywhere.
    if (!(error instanceof CatalogError) || error.code === 'INTERNAL' || error.code === 'UNAVAILABLE')
      throw error;
    return withPlace(error);
  }
}

/** The result has only one text, so it contains the message, the path in the input and the rule. */
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
