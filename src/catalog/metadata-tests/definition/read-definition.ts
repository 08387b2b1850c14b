/** Reads the JSON text of a test. docs/metadata-tests.md describes the format. */
import { findEntityType } from '../../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../../model/types.js';
import { invalid, requireList, requireObject, requireText, unknownName } from './invalid-definition.js';
import { readActions } from './read-action.js';
import { readRule } from './read-rule.js';
import type { TestDefinition } from './types.js';

/** The longest text of a definition, in characters. */
const MAX_LENGTH = 100_000;

/**
 * Reads a definition.
 * @param base JSON pointer to the text in the request, for messages
 * @returns undefined if it has neither selection nor rules nor actions: somebody else evaluates such a test
 * @throws INVALID_REQUEST with `path` and `rule`
 */
export function readDefinition(
  model: MetadataModel,
  text: string | undefined,
  base = '',
): TestDefinition | undefined {
  if (text === undefined) return undefined;
  const whole = requireObject(parse(text, base), base, ['on', 'rules', 'actions']);
  if (Object.keys(whole).length === 0) return undefined;
  const on = requireObject(whole['on'], `${base}/on`, ['types', 'conditions']);
  const types = readTypes(model, on['types'], `${base}/on/types`);
  const context = { model, types };
  const actions = requireObject(whole['actions'] ?? {}, `${base}/actions`, ['passing', 'failing']);
  if (whole['rules'] === undefined) throw invalid(`${base}/rules`, 'a test needs rules', 'rules');
  return {
    types,
    conditions: readRule(context, { value: on['conditions'] ?? [], path: `${base}/on/conditions` }),
    rules: readRule(context, { value: whole['rules'], path: `${base}/rules` }),
    actions: {
      passing: readActions(context, actions['passing'], `${base}/actions/passing`),
      failing: readActions(context, actions['failing'], `${base}/actions/failing`),
    },
  };
}

function parse(text: string, path: string): unknown {
  if (text.length > MAX_LENGTH)
    throw invalid(path, `it is longer than ${MAX_LENGTH} characters`, `at most ${MAX_LENGTH} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(path, 'it is not JSON', 'JSON');
  }
}

function readTypes(model: MetadataModel, value: unknown, path: string): string[] {
  const names = requireList(value, path, model.entities.size).map((name, index) =>
    requireText(name, `${path}/${index}`),
  );
  if (names.length === 0) throw invalid(path, 'a test needs entity types', 'at least one entity type');
  const types = names.map((name, index) => {
    const type = findEntityType(model, name);
    if (type === undefined)
      throw unknownName(`${path}/${index}`, 'entity type', { text: name, known: model.entities.keys() });
    if (!model.getEntity(type).aspects.includes('testResults'))
      throw invalid(
        `${path}/${index}`,
        `${type} cannot have results of tests`,
        'a type with the aspect testResults',
      );
    return type;
  });
  return [...new Set(types)];
}
