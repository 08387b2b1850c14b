/** Describes why a search found an entity. */
import { nameOfUrn } from '../../../types/urn.js';
import { markWords } from '../../../search/words.js';
import { labelOfField } from '../facets/facet-fields.js';

export interface MatchedField {
  readonly name: string;
  readonly value: string;
  /** The entity, if the value is a URN. */
  readonly entity: { readonly urn: string; readonly overview: { readonly name: string } } | null;
}

export interface Reason {
  /** Label of the matched field, e.g. `Column`. */
  readonly place: string;
  /** The matched text, e.g. `net_euros`. */
  readonly text: string;
  /** True for an identifier, false for a phrase. */
  readonly isCode: boolean;
}

export interface CardTexts {
  readonly urn: string;
  /** Texts that the card shows. */
  readonly shown: readonly string[];
  /** Words of the query, in lower case. */
  readonly words: readonly string[];
}

/** Fields with names. Mostly, the card already shows the matched text. */
const NAMES = new Set([
  'name',
  'title',
  'displayName',
  'fullName',
  '_entityName',
  'qualifiedName',
  'id',
  'urn',
]);

/** Fields whose value can come from the URN. */
const URN_NAMES = new Set(['id', '_entityName', 'urn']);

/** Fields with long texts. The card shows only their beginning. */
const DESCRIPTIONS = new Set(['description', 'editedDescription', 'definition']);

const PLACES: Readonly<Record<string, string>> = {
  fieldDescriptions: 'Column description',
  editedFieldDescriptions: 'Column description',
  editedFieldTags: 'Column tag',
  editedFieldGlossaryTerms: 'Column term',
  editedDescription: 'Description',
  definition: 'Description',
  ldap: 'User name',
  email: 'E-mail address',
};

/** Returns why a search found an entity: each reason once, without texts that the card already shows. */
export function foundIn(fields: readonly MatchedField[], card: CardTexts): Reason[] {
  const reasons = new Map<string, Reason>();
  // Several fields can contain the same name. The fields of the URN come last, so that a more specific field is reported.
  const ordered = [...fields].sort(
    (one, other) => Number(URN_NAMES.has(one.name)) - Number(URN_NAMES.has(other.name)),
  );
  const names = new Set<string>();
  for (const field of ordered) {
    const isName = NAMES.has(field.name);
    const text = textOf(field);
    const key = joined(text);
    if (isShown(field, text, card) || (isName && names.has(key))) continue;
    if (isName) names.add(key);
    const reason = isName ? nameReason(field.name, text, card) : otherReason(field.name, text);
    reasons.set(`${reason.place} ${reason.text}`, reason);
  }
  return [...reasons.values()];
}

/** Returns whether the card shows the text or, for a name or a description, every word of the query that matched it. */
function isShown({ name, value }: MatchedField, text: string, { shown, words }: CardTexts): boolean {
  const isOwnText = NAMES.has(name) || DESCRIPTIONS.has(name);
  if (isUrn(value) && !isOwnText) return false;
  if (shown.some((each) => joined(each).includes(joined(text)))) return true;
  const found = isOwnText ? words.filter((word) => hasWord(text, word)) : [];
  return found.length > 0 && found.every((word) => shown.some((each) => hasWord(each, word)));
}

function hasWord(text: string, word: string): boolean {
  return markWords(text, [word]).some(({ isMarked }) => isMarked);
}

function nameReason(field: string, text: string, { urn }: CardTexts): Reason {
  if (URN_NAMES.has(field) && urn.includes(text)) return { place: 'URN', text: urn, isCode: true };
  return { place: field === '_entityName' ? 'Name' : labelOfField(field), text, isCode: field === 'id' };
}

function otherReason(field: string, text: string): Reason {
  return {
    place: PLACES[field] ?? labelOfField(field),
    text,
    isCode: field === 'fieldPaths' || /Id$|[kK]ey$/.test(field),
  };
}

function textOf({ name, value, entity }: MatchedField): string {
  if (entity !== null && name !== 'urn') return entity.overview.name;
  if (isUrn(value) && name !== 'urn') return nameOfUrn(value);
  return name === 'fieldPaths' ? withoutTypes(value) : value.replaceAll(/\s+/g, ' ').trim();
}

/** Removes the type steps from the path of a column. */
function withoutTypes(path: string): string {
  return path.replaceAll(/\[(?:version|key|type)=[^\]]*\]\.?/g, '');
}

function isUrn(text: string): boolean {
  return text.startsWith('urn:li:');
}

/** Keeps letters and digits only, so that `build_orders` is the same as `Build orders`. */
function joined(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
