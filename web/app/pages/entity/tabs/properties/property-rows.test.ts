import { filterProperties, propertyGroupsOf } from './property-rows.js';

function structured(qualifiedName: string, values: (string | number | null)[], isHidden = false) {
  return {
    structuredProperty: {
      urn: `urn:li:structuredProperty:${qualifiedName}`,
      definition: { qualifiedName, displayName: null },
      settings: { isHidden },
    },
    values: values.map((value) => {
      if (value === null) return null;
      return typeof value === 'string' ? { stringValue: value } : { numberValue: value };
    }),
    valueEntities: [{ urn: 'urn:li:corpuser:ada', overview: { name: 'Ada' } }, null],
  };
}

const GROUPS = propertyGroupsOf({
  customProperties: [
    { key: 'retention_10', value: 'x' },
    { key: 'retention_9', value: null },
  ],
  structuredProperties: [
    structured('io.acme.privacy.retention', [90]),
    structured('io.acme.cost.centre', ['urn:li:corpuser:ada', 'urn:li:corpuser:ben']),
    structured('steward', [null, 'Bo']),
    structured('io.acme.cost.secret', ['hidden'], true),
  ],
});

describe('properties', () => {
  it('are grouped by prefix, with custom properties last, in numeric order', () => {
    expect(GROUPS.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['io.acme.cost', ['centre']],
      ['io.acme.privacy', ['retention']],
      ['Structured properties', ['steward']],
      ['Custom properties', ['retention_9', 'retention_10']],
    ]);
  });

  it('show the names of referenced entities', () => {
    expect(GROUPS[0]?.rows[0]?.values).toEqual([
      { text: 'urn:li:corpuser:ada', entityName: 'Ada' },
      { text: 'urn:li:corpuser:ben', entityName: 'ben' },
    ]);
    expect(GROUPS[1]?.rows[0]?.values).toEqual([{ text: '90' }]);
  });

  it('leave out values that are null', () => {
    expect(GROUPS[2]?.rows[0]?.values).toEqual([{ text: 'Bo' }]);
  });

  it.each([
    ['ada', ['io.acme.cost']],
    ['RETENTION', ['io.acme.privacy', 'Custom properties']],
    ['custom 9', ['Custom properties']],
    ['hidden', []],
  ])('are filtered by %j: %j', (typed, titles) => {
    expect(filterProperties(GROUPS, typed).map(({ title }) => title)).toEqual(titles);
  });

  it('form no groups for an entity without properties', () => {
    expect(propertyGroupsOf({ customProperties: [], structuredProperties: [] })).toEqual([]);
  });
});
