/** Reads all stored tests. */
import { createHash } from 'node:crypto';
import { hasCode } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { EntityReader, StoredEntity } from '../entities/types.js';
import { readDefinition } from './read-definition.js';
import type { TestDefinition } from './definition.js';

const ENTITY_TYPE = 'test';
export const TEST_INFO = 'testInfo';

/** A test that Trellis evaluates. */
export interface StoredTest {
  readonly urn: string;
  /** Digest of the text of the definition, in hexadecimal digits. */
  readonly md5: string;
  /** URN of the actor who last wrote the test. */
  readonly author: string;
  readonly definition: TestDefinition;
}

export interface StoredTests {
  /** Every test, also those that another service evaluates. */
  readonly urns: readonly string[];
  readonly evaluated: readonly StoredTest[];
}

/**
 * Reads the tests in URN order. Two statements for each 5,000 tests, and one to count them. A test without a definition, or with one in
 * another format, is evaluated by others.
 */
export async function readTests(
  model: MetadataModel,
  entities: Pick<EntityReader, 'listUrns' | 'findAspects'>,
): Promise<StoredTests> {
  const urns: string[] = [];
  const evaluated: StoredTest[] = [];
  for (;;) {
    const page = await entities.listUrns(ENTITY_TYPE, { start: urns.length, count: MAX_PAGE_SIZE });
    if (page.urns.length === 0) return { urns, evaluated };
    urns.push(...page.urns);
    const found = await entities.findAspects(page.urns.map((urn) => ({ urn, names: [TEST_INFO] })));
    evaluated.push(...page.urns.flatMap((urn) => toTest(model, found.get(urn))));
    if (urns.length >= page.total) return { urns, evaluated };
  }
}

/** Returns one test, or none. */
function toTest(model: MetadataModel, entity: StoredEntity | undefined): StoredTest[] {
  const info = entity?.aspects.get(TEST_INFO);
  if (entity === undefined || info === undefined) return [];
  const { definition } = JSON.parse(info.text) as { definition: { json?: string } };
  const parsed = findDefinition(model, definition.json);
  if (parsed === undefined) return [];
  const md5 = createHash('md5')
    .update(definition.json ?? '')
    .digest('hex');
  return [{ urn: entity.urn, md5, author: info.created.actor, definition: parsed }];
}

function findDefinition(model: MetadataModel, text: string | undefined): TestDefinition | undefined {
  try {
    return readDefinition(model, text);
  } catch (error) {
    if (hasCode(error, 'INVALID_REQUEST')) return undefined;
    throw error;
  }
}
