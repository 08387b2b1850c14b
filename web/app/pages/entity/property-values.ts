/** Structured properties in the header. */
import type { Overview } from '../../edit/edit.js';

type Entry = Overview['structuredProperties'][number];
export type Setting = 'showAsAssetBadge' | 'showInAssetSummary';

/** Returns the values as texts. Entities are named by their display names. */
export function valueTexts({ values, valueEntities }: Entry): string[] {
  const names = new Map(
    (valueEntities ?? []).flatMap((each) => (each ? [[each.urn, each.overview.name]] : [])),
  );
  return values.flatMap((value) => {
    if (value === null) return [];
    if ('numberValue' in value) return String(value.numberValue);
    if (!('stringValue' in value)) return '';
    return names.get(value.stringValue) ?? value.stringValue;
  });
}

/** Returns the properties with the setting, without hidden ones. */
export function propertiesFor(entries: readonly Entry[], setting: Setting): Entry[] {
  return entries.filter(({ structuredProperty }) => {
    const settings = structuredProperty.settings;
    return settings?.[setting] === true && !settings.isHidden;
  });
}

/** Returns the display name of a property, e.g. `Retention`. */
export function propertyName({ structuredProperty }: Entry): string {
  const definition = structuredProperty.definition;
  return definition.displayName ?? definition.qualifiedName;
}
