import { propertiesFor, propertyName, valueTexts } from './property-values.js';

const NONE = { showAsAssetBadge: false, showInAssetSummary: false, isHidden: false };

function entry(settings: Partial<typeof NONE> = {}, displayName: string | null = 'Retention') {
  return {
    structuredProperty: {
      urn: 'urn:li:structuredProperty:io.acme.retention',
      definition: { displayName, qualifiedName: 'io.acme.retention' },
      settings: { ...NONE, ...settings },
    },
    values: [{ stringValue: '30 days' }, { numberValue: 30 }, { stringValue: 'urn:li:tag:gold' }],
    valueEntities: [{ urn: 'urn:li:tag:gold', overview: { name: 'gold', subTypes: [], platform: null } }],
  };
}

it('shows entities by name, and texts and numbers unchanged', () => {
  expect(valueTexts(entry())).toEqual(['30 days', '30', 'gold']);
});

it('selects properties with the setting, except hidden ones', () => {
  const badge = entry({ showAsAssetBadge: true });
  const hidden = entry({ showAsAssetBadge: true, isHidden: true });
  expect(propertiesFor([badge, hidden, entry()], 'showAsAssetBadge')).toEqual([badge]);
  expect(propertiesFor([badge], 'showInAssetSummary')).toEqual([]);
});

it('falls back to the qualified name', () => {
  expect(propertyName(entry())).toBe('Retention');
  expect(propertyName(entry({}, null))).toBe('io.acme.retention');
});
