/** Reads the actions of a definition. */
import { CatalogError } from '../../core/errors.js';
import type { DefinitionContext } from './read-property.js';
import {
  type ActionType,
  type TestAction,
  invalid,
  requireList,
  requireObject,
  requireText,
  unknownName,
} from './definition.js';

interface ActionKind {
  /** Aspect that the action changes. */
  readonly aspect: string;
  /** Entity types of its values; empty: it has no values. */
  readonly of: readonly string[];
  readonly isSingle?: true;
}

const KINDS: Readonly<Record<ActionType, ActionKind>> = {
  add_tags: { aspect: 'globalTags', of: ['tag'] },
  remove_tags: { aspect: 'globalTags', of: ['tag'] },
  add_terms: { aspect: 'glossaryTerms', of: ['glossaryTerm'] },
  remove_terms: { aspect: 'glossaryTerms', of: ['glossaryTerm'] },
  add_owners: { aspect: 'ownership', of: ['corpuser', 'corpGroup'] },
  remove_owners: { aspect: 'ownership', of: ['corpuser', 'corpGroup'] },
  set_domain: { aspect: 'domains', of: ['domain'], isSingle: true },
  unset_domain: { aspect: 'domains', of: [] },
};

/** Names by which other products know the actions. */
const ALIASES: Readonly<Record<string, ActionType>> = {
  add_glossary_terms: 'add_terms',
  remove_glossary_terms: 'remove_terms',
};

const MAX_ACTIONS = 20;
const MAX_VALUES = 50;
const PARAMETERS = ['values', 'ownershipType'];

/** @throws INVALID_REQUEST */
export function readActions(context: DefinitionContext, value: unknown, path: string): TestAction[] {
  return requireList(value ?? [], path, MAX_ACTIONS).map((each, index) =>
    readAction(context, each, `${path}/${index}`),
  );
}

/** The parameters are members of the action, or of its member `params`. */
function readAction(context: DefinitionContext, value: unknown, path: string): TestAction {
  const { type: name, params, ...own } = requireObject(value, path, ['type', 'params', ...PARAMETERS]);
  const type = readType(requireText(name, `${path}/type`), `${path}/type`);
  const place = params === undefined ? path : `${path}/params`;
  const { values = [], ownershipType } = {
    ...own,
    ...(params !== undefined && requireObject(params, place, PARAMETERS)),
  };
  const kind = KINDS[type];
  requireAspect(context, { type, aspect: kind.aspect }, path);
  const given = requireList(values, `${place}/values`, MAX_VALUES);
  requireNumber(type, given.length, `${place}/values`);
  const urns = given.map((urn, index) =>
    readUrn(context, { text: urn, of: kind.of }, `${place}/values/${index}`),
  );
  if (ownershipType === undefined) return { type, values: urns };
  if (kind.aspect !== 'ownership')
    throw invalid(`${place}/ownershipType`, `${type} has no kind of ownership`, 'an action on owners');
  const owned = { text: ownershipType, of: ['ownershipType'] };
  return { type, values: urns, ownershipType: readUrn(context, owned, `${place}/ownershipType`) };
}

function readType(name: string, path: string): ActionType {
  if (Object.hasOwn(KINDS, name)) return name as ActionType;
  const type = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  if (type === undefined) throw unknownName(path, 'action', { text: name, known: Object.keys(KINDS) });
  return type;
}

function requireAspect(
  { model, types }: DefinitionContext,
  { type, aspect }: { readonly type: ActionType; readonly aspect: string },
  path: string,
): void {
  const lacking = types.find((name) => !model.getEntity(name).aspects.includes(aspect));
  if (lacking !== undefined)
    throw invalid(
      path,
      `${type} needs the aspect ${aspect}, which ${lacking} cannot have`,
      'types with the aspect',
    );
}

function requireNumber(type: ActionType, count: number, path: string): void {
  const { of, isSingle } = KINDS[type];
  const most = isSingle ? 1 : MAX_VALUES;
  if (of.length === 0 && count > 0) throw invalid(path, `${type} has no values`, 'no values');
  if (of.length > 0 && (count === 0 || count > most))
    throw invalid(path, `${type} needs ${isSingle ? 'exactly one value' : 'values'}`, 'URNs');
}

function readUrn(
  { model }: DefinitionContext,
  { text, of }: { readonly text: unknown; readonly of: readonly string[] },
  path: string,
): string {
  try {
    const urn = model.parseUrn(requireText(text, path));
    if (of.includes(urn.entityType)) return urn.text;
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw invalid(path, error.message, 'a URN');
  }
  throw invalid(
    path,
    `expected a URN of the type ${of.join(' or ')}`,
    `a URN of the type ${of.join(' or ')}`,
  );
}
