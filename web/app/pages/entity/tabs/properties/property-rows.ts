/** Rows of the Properties tab: structured properties by the prefix of their names, then custom properties. */
import { nameOfUrn } from '../../../../types/urn.js';
import { matchesWords } from '../contents/list-state.js';

/** One value of a property. */
export interface PropertyValue {
  /** Text to copy. */
  readonly text: string;
  /** Link text, if the value is a URN. */
  readonly entityName?: string;
}

export interface PropertyRow {
  /** Unique per row. */
  readonly id: string;
  readonly name: string;
  /** URN of the structured property. */
  readonly urn?: string;
  readonly values: readonly PropertyValue[];
}

export interface PropertyGroup {
  readonly title: string;
  readonly rows: readonly PropertyRow[];
}

/** Properties of the entity as loaded by the page. */
export interface AnsweredProperties {
  readonly customProperties: readonly { readonly key: string; readonly value: string | null }[];
  readonly structuredProperties: readonly AnsweredStructuredProperty[];
}

interface AnsweredStructuredProperty {
  readonly structuredProperty: {
    readonly urn: string;
    readonly definition: { readonly displayName: string | null; readonly qualifiedName: string };
    readonly settings: { readonly isHidden: boolean } | null;
  };
  readonly values: readonly ({ readonly stringValue: string } | { readonly numberValue: number } | null)[];
  readonly valueEntities:
    readonly ({ readonly urn: string; readonly overview: { readonly name: string } } | null)[] | null;
}

const CUSTOM = 'Custom properties';
const WITHOUT_PREFIX = 'Structured properties';

/** Groups the properties. Groups and rows are sorted by name, custom properties come last, and empty groups are omitted. */
export function propertyGroupsOf(properties: AnsweredProperties): PropertyGroup[] {
  const groups = new Map<string, PropertyRow[]>();
  for (const answered of properties.structuredProperties) {
    if (answered.structuredProperty.settings?.isHidden === true) continue;
    const { prefix, ...row } = structuredRowOf(answered);
    groups.set(prefix, [...(groups.get(prefix) ?? []), row]);
  }
  const custom = properties.customProperties.map(({ key, value }) => ({
    id: `custom ${key}`,
    name: key,
    values: [valueOf(value ?? '')],
  }));
  const structured = [...groups].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return [...structured, [CUSTOM, custom] as const]
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => ({ title, rows: rows.toSorted(byName) }));
}

/** Returns a row and its prefix, which is the qualified name without its last part. */
function structuredRowOf({
  structuredProperty: { urn, definition },
  values,
  valueEntities,
}: AnsweredStructuredProperty): PropertyRow & { readonly prefix: string } {
  const qualifiedName = definition.qualifiedName;
  const dot = qualifiedName.lastIndexOf('.');
  const names = new Map(
    valueEntities?.flatMap((entity) => (entity ? [[entity.urn, entity.overview.name]] : [])),
  );
  return {
    id: urn,
    urn,
    prefix: dot > 0 ? qualifiedName.slice(0, dot) : WITHOUT_PREFIX,
    name: definition.displayName ?? qualifiedName.slice(dot + 1),
    values: values.flatMap((value) => {
      if (value === null) return [];
      const text = 'stringValue' in value ? value.stringValue : String(value.numberValue);
      return valueOf(text, names.get(text));
    }),
  };
}

function valueOf(text: string, name?: string): PropertyValue {
  if (!/^urn:li:[A-Za-z]+:\S+$/.test(text)) return { text };
  return { text, entityName: name ?? nameOfUrn(text) };
}

function byName(one: PropertyRow, other: PropertyRow): number {
  return one.name.localeCompare(other.name, 'en', { numeric: true });
}

/** Returns the groups with only the rows that contain every typed word in their name, group or values. */
export function filterProperties(groups: readonly PropertyGroup[], typed: string): PropertyGroup[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ name, values }) =>
        matchesWords(typed, [title, name, ...values.flatMap(({ text, entityName }) => [text, entityName])]),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}
