/** `patchEntity`, `patchEntities`. */
import { toStringMap } from '../../../catalog/commands/command-input.js';
import { store } from '../../../catalog/commands/store.js';
import { readPreconditions } from '../../../catalog/writes/preconditions.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../../core/json.js';
import { MAX_BATCH_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type {
  MutationResolvers,
  PatchEntityInput,
  PatchEntityResult,
  PatchOperationInput,
  SystemMetadataInput,
} from '../generated/schema-types.js';

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

/** Converts the input to a proposal. @throws INVALID_REQUEST for an input without a URN, or with a condition that is not a version */
function readPatchInput(input: PatchEntityInput): Proposal {
  const { urn, entityType, aspectName, systemMetadata } = input;
  if (typeof urn !== 'string')
    throw invalidRequest('/urn', 'A patch requires the URN of its entity', 'a URN');
  return {
    urn,
    ...(typeof entityType === 'string' && { entityType }),
    aspectName,
    changeType: 'PATCH',
    value: stringifyKeepingDigits({
      arrayPrimaryKeys: Object.fromEntries(
        (input.arrayPrimaryKeys ?? []).map(({ arrayField, keys }) => [arrayField, keys]),
      ),
      patch: input.patch.map(readOperation),
    }),
    ...(systemMetadata && { systemMetadata: readMetadata(systemMetadata) }),
    ...readPreconditions(toStringMap(input.headers ?? []), '/headers'),
  };
}

/** Returns the entity's name that the patch sets. */
function nameInPatch({ patch }: PatchEntityInput): string | undefined {
  return patch.find(({ op, path }) => path === '/name' && op !== 'REMOVE')?.value ?? undefined;
}

function readOperation({ op, path, value }: PatchOperationInput): object {
  return {
    op: op.toLowerCase(),
    path,
    ...(typeof value === 'string' && { value: readValue(value) }),
  };
}

function readValue(text: string): unknown {
  try {
    return parseKeepingDigits(text);
  } catch {
    return text;
  }
}

function readMetadata({ lastObserved, runId, properties }: SystemMetadataInput): JsonObject {
  return {
    ...(typeof lastObserved === 'number' && { lastObserved }),
    ...(typeof runId === 'string' && { runId }),
    ...(properties && { properties: toStringMap(properties) }),
  };
}
