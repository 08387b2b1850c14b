/** Describes why a search found an entity. */
import { nameOfUrn } from '../../../types/urn.js';
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

/** Fields that the card shows as the name. */
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

/**
 * Matches outside the name, each once.
 * @param shown texts that the card shows already; matches in them are omitted
 */
export function foundIn(fields: readonly MatchedField[], shown: readonly string[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { name, value, entity } of fields) {
    if (NAMES.has(name)) continue;
    const isUrn = value.startsWith('urn:li:');
    const text = entity?.overview.name ?? (isUrn ? nameOfUrn(value) : textOf(name, value));
    if (!isUrn && shown.some((each) => joined(each).includes(joined(text)))) continue;
    const place = PLACES[name] ?? labelOfField(name);
    reasons.set(`${place} ${text}`, {
      place,
      text,
      isCode: name === 'fieldPaths' || /Id$|[kK]ey$/.test(name),
    });
  }
  return [...reasons.values()];
}

/** The path of a column without type steps. */
function textOf(field: string, value: string): string {
  if (field !== 'fieldPaths') return value.replaceAll(/\s+/g, ' ').trim();
  return value.replaceAll(/\[(?:version|key|type)=[^\]]*\]\.?/g, '');
}

/** Letters and digits only, so that `build_orders` is the same as `Build orders`. */
function joined(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
