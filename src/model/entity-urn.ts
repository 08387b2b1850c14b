/** URNs of the entity types of the model: checks of type and key, and key aspects. */
import { CatalogError } from '../core/errors.js';
import type { JsonObject } from '../core/json.js';
import { parseUrnSyntax, showUrn, urnError, type Urn } from './urn.js';
import { nearestNames } from './nearest-names.js';
import type { EntityDefinition, KeyField, MetadataModel, Payload } from './types.js';

type Entities = ReadonlyMap<string, EntityDefinition>;

/**
 * Checks the number and kind of the key parts, including nested URNs, and returns the URN.
 * @throws UNKNOWN_ENTITY, INVALID_URN
 */
export function checkUrn(urn: Urn, entities: Entities): Urn {
  const entity = entities.get(urn.entityType);
  if (entity === undefined) throw unknownEntity(urn, entities);
  checkPartCount(urn, entity);
  entity.keyFields.forEach((field, index) => {
    const part = urn.parts[index];
    if (part === undefined) return;
    if (field.symbols !== undefined) checkSymbol(urn, field, part);
    if (field.urnOf !== undefined) checkNested({ urn, field, part }, entities);
  });
  return urn;
}

/**
 * Tells whether a URN has every part that the key of its entity type requires, with allowed symbols. References in payloads are stored
 * as clients send them, so they may lack parts.
 */
export function hasCompleteKey(urn: Urn, { keyFields }: EntityDefinition): boolean {
  return keyFields.every(({ optional, symbols }, index) => {
    const part = urn.parts[index];
    return part === undefined ? optional === true : symbols?.includes(part) !== false;
  });
}

function checkPartCount(urn: Urn, { name, keyFields }: EntityDefinition): void {
  const required = keyFields.filter((field) => field.optional !== true).length;
  if (urn.parts.length >= required && urn.parts.length <= keyFields.length) return;
  const names = keyFields.map((field) => field.name).join(',');
  const shape = keyFields.length > 1 ? `(${names})` : names;
  const rule = `key ${shape}`;
  const [only = ''] = urn.parts;
  if (urn.parts.length === 1 && only.startsWith('(') && !only.endsWith(')')) {
    throw urnError(urn.text, { rule, problem: 'its key continues after the closing parenthesis' });
  }
  const given = urn.parts.length === 1 ? '1 part' : `${urn.parts.length} parts`;
  const problem = `its key has ${given}, the key of ${name} is ${shape}; inside a name write %2C for a comma`;
  throw urnError(urn.text, { rule, problem });
}

function checkSymbol(urn: Urn, { name, symbols = [] }: KeyField, part: string): void {
  if (symbols.includes(part)) return;
  const problem = `its key part ${name} is ${JSON.stringify(part)}, allowed are ${symbols.join(', ')}`;
  throw urnError(urn.text, { rule: `${name}: one of ${symbols.join(', ')}`, problem });
}

function checkNested(place: { urn: Urn; field: KeyField; part: string }, entities: Entities): void {
  const { urn, field, part } = place;
  const allowed = field.urnOf ?? [];
  const wanted = allowed.length === 0 ? 'a URN' : `a URN of type ${allowed.join(' or ')}`;
  const rule = `${field.name}: ${wanted}`;
  let nested: Urn;
  try {
    nested = parseUrnSyntax(part);
    if (allowed.length === 0 || allowed.includes(nested.entityType)) checkUrn(nested, entities);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    const problem = `its key part ${field.name} must be ${wanted}, but ${lowerFirst(error.message)}`;
    throw urnError(urn.text, { rule, problem: problem.replace(/\.$/, '') });
  }
  if (allowed.length === 0 || allowed.includes(nested.entityType)) return;
  throw urnError(urn.text, {
    rule,
    problem: `its key part ${field.name} is ${showUrn(part)}, which is not ${wanted}`,
  });
}

function unknownEntity(urn: Urn, entities: Entities): CatalogError {
  const near = nearestNames(urn.entityType, entities.keys());
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
  const message = `${showUrn(urn.text)} is of type ${urn.entityType}, which is unknown to the model${hint}`;
  return new CatalogError('UNKNOWN_ENTITY', message, {
    rule: 'known entity type',
    entityType: urn.entityType,
    near,
  });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Parses a text that need not be a URN. Returns undefined for a text that is no URN of an entity type, e.g. a comment that begins like one,
 * or an id that no entity can have.
 */
export function findEntityUrn(text: string, model: Pick<MetadataModel, 'parseUrn'>): Urn | undefined {
  try {
    return model.parseUrn(text);
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}

/**
 * Returns the payload of the key aspect: one member per key part, in the order of the registry. An enum part is stored as its symbol, a
 * nested URN as its text. String parts stay percent-encoded as in the URN, because clients expect that and because the URN can be
 * rebuilt from this form only. A missing optional part is left out.
 * @param urn checked by `checkUrn`
 */
export function keyPayload(urn: Urn, entity: EntityDefinition): Payload {
  const value: JsonObject = {};
  entity.keyFields.forEach((field, index) => {
    const part = urn.parts[index];
    if (part !== undefined) value[field.name] = part;
  });
  return { text: JSON.stringify(value), value };
}
