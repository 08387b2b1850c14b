/** Reads the names of properties in checks, such as `ownership.owners.owner`. */
import { recordAt, type JsonObject } from '../../core/json.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import { type Property, invalid, unknownName } from './definition.js';

/** What a definition is read against. */
export interface DefinitionContext {
  readonly model: MetadataModel;
  /** Names of the entity types that the test selects. */
  readonly types: readonly string[];
}

const STRUCTURED = 'structuredProperties';
const STRUCTURED_URN = 'urn:li:structuredProperty:';

/**
 * Reads `urn`, `entityType`, the name of an aspect followed by members, or `structuredProperties` followed by the URN or the qualified
 * name of a property.
 * @throws INVALID_REQUEST for an aspect that none of the types has, and for a member that the aspect cannot have
 */
export function readProperty(context: DefinitionContext, text: string, path: string): Property {
  if (text === 'urn' || text === 'entityType') return { kind: text };
  const [aspect = '', ...members] = text.split('.');
  if (aspect === STRUCTURED && members.length > 0 && members[0] !== 'properties') {
    const name = members.join('.');
    return { kind: 'structured', urn: name.startsWith(STRUCTURED_URN) ? name : STRUCTURED_URN + name };
  }
  requireAspect(context, aspect, path);
  requireMembers(context.model.schemaOf(aspect), members, path);
  return { kind: 'aspect', aspect, path: members };
}

function requireAspect({ model, types }: DefinitionContext, name: string, path: string): void {
  const readable = [...model.aspects.values()].filter(
    (aspect) => aspect.kind === 'versioned' && !SECRET_ASPECTS.has(aspect.name),
  );
  if (!readable.some((aspect) => aspect.name === name))
    throw unknownName(path, 'aspect', { text: name, known: readable.map((aspect) => aspect.name) });
  if (name === 'testResults')
    throw invalid(path, 'a test cannot depend on the results of tests', 'another aspect');
  if (!types.some((type) => model.getEntity(type).aspects.includes(name)))
    throw invalid(path, `${types.join(' and ')} cannot have the aspect ${name}`, 'an aspect of the types');
}

/** Follows the members through the JSON Schema of the aspect. Lists are entered, and a map has every key. */
function requireMembers(schema: JsonObject, members: readonly string[], path: string): void {
  let at: JsonObject | undefined = schema;
  for (const member of members) {
    at = itemOf(schema, at);
    const properties: JsonObject | undefined = recordAt(at, 'properties');
    if (at === undefined || properties === undefined) {
      const isLeaf = at !== undefined && typeof at['type'] === 'string' && at['type'] !== 'object';
      if (isLeaf) throw invalid(path, `there is nothing below a value, such as ${member}`, 'a known member');
      return;
    }
    if (!Object.hasOwn(properties, member))
      throw unknownName(path, 'member', { text: member, known: Object.keys(properties) });
    at = recordAt(properties, member);
  }
}

/** Follows references and enters lists. */
function itemOf(root: JsonObject, schema: JsonObject | undefined): JsonObject | undefined {
  const reference = schema?.['$ref'];
  if (typeof reference === 'string') {
    const name = reference.slice('#/$defs/'.length);
    return itemOf(root, recordAt(recordAt(root, '$defs'), name));
  }
  const items = recordAt(schema, 'items');
  return items === undefined ? schema : itemOf(root, items);
}
