/** Creates, changes and deletes tests of metadata. */
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn, deleteEntityIfExists } from '../commands/entity-commands.js';
import { omitNullish, requireName, type Optional } from '../commands/command-input.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { store } from '../commands/store.js';
import { readDefinition } from './read-definition.js';
import type { TestDefinition } from './definition.js';
import { addedBy } from './evaluate-entities.js';
import { isSystemType } from '../ownership/owners.js';
import { TEST_INFO } from './stored-tests.js';

const ENTITY_TYPE = 'test';
const JSON_PATH = '/input/definition/json';

interface TestInput {
  readonly name: string;
  readonly category: string;
  readonly description?: Optional<string>;
  readonly definition: {
    /** See docs/metadata-tests.md. Absent or `{}`: another service evaluates the test. */
    readonly json?: Optional<string>;
  };
}

/**
 * Creates a test.
 * @param created with the last part of the URN as `id`; default: a random one
 * @returns its URN
 * @throws CONFLICT if it exists; INVALID_REQUEST for a blank name or an invalid definition; NOT_FOUND unless all that its actions add
 * exists
 */
export async function createTest(
  context: CommandContext,
  { id, ...input }: TestInput & { readonly id?: Optional<string> },
): Promise<string> {
  const urn = newUrn(context, ENTITY_TYPE, id);
  const value = await infoOf(context, input);
  return createEntity(context, { urn, aspectName: TEST_INFO, value });
}

/**
 * Replaces a test, or creates it. A description that is left out is removed.
 * @returns its URN
 * @throws INVALID_URN; INVALID_REQUEST for a blank name or an invalid definition; NOT_FOUND unless all that its actions add exists
 */
export async function updateTest(context: CommandContext, text: string, input: TestInput): Promise<string> {
  const urn = readUrn(context, text, ENTITY_TYPE);
  const value = JSON.stringify(await infoOf(context, input));
  await store(context, [{ urn, aspectName: TEST_INFO, changeType: 'UPSERT', value }]);
  return urn;
}

/** Deletes a test with all its results. Does nothing if there is no such test. @throws INVALID_URN */
export function deleteTest(context: CommandContext, text: string): Promise<boolean> {
  return deleteEntityIfExists(context, text, ENTITY_TYPE);
}

async function infoOf(
  context: CommandContext,
  { name, category, description, definition: { json } }: TestInput,
): Promise<Record<string, unknown>> {
  requireName(name, '/input/name');
  const text = json ?? undefined;
  const definition = readDefinition(context.services.model, text, JSON_PATH);
  if (definition !== undefined) await requireAdded(context, definition);
  return {
    ...omitNullish({ name, category, description }),
    definition: omitNullish({ type: 'JSON', json: text }),
  };
}

async function requireAdded(context: CommandContext, { actions }: TestDefinition): Promise<void> {
  const added = [...actions.passing, ...actions.failing].flatMap(addedBy);
  const urns = [...new Set(added)].filter((urn) => !isSystemType(urn));
  if (urns.length > 0) await requireEntities(context, urns);
}
