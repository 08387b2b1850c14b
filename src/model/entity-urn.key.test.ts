import { keyPayload } from './entity-urn.js';
import type { EntityDefinition } from './types.js';
import { parseUrnSyntax } from './urn.js';
import { describeShared, readRawModel, readShared } from '../../test/helpers/shared-files.js';

function entity(name: string, ...keys: string[]): EntityDefinition {
  const keyFields = keys.map((key) => ({ name: key, optional: key.endsWith('?') }));
  return { name, label: name, keyAspect: `${name}Key`, keyFields, aspects: [] };
}

describe('the key aspect of a URN', () => {
  it('has one member per key part, with nested URNs as text', () => {
    const urn = parseUrnSyntax('urn:li:dataset:(urn:li:dataPlatform:hive,"a".b,PROD)');
    expect(keyPayload(urn, entity('dataset', 'platform', 'name', 'origin'))).toEqual({
      text: '{"platform":"urn:li:dataPlatform:hive","name":"\\"a\\".b","origin":"PROD"}',
      value: { platform: 'urn:li:dataPlatform:hive', name: '"a".b', origin: 'PROD' },
    });
  });

  it('keeps percent-encoded characters', () => {
    const urn = parseUrnSyntax('urn:li:corpGroup:All%20Employees');
    expect(keyPayload(urn, entity('corpGroup', 'name')).value).toEqual({ name: 'All%20Employees' });
  });

  it('leaves out a missing optional part', () => {
    const urn = parseUrnSyntax('urn:li:setting:a');
    expect(keyPayload(urn, entity('setting', 'scope', 'place?')).text).toBe('{"scope":"a"}');
  });
});

describeShared('the key aspects of every entity type', () => {
  it('follow from their URNs', () => {
    const { entities } = readRawModel();
    const byKey = new Map(entities.map(({ name, keyAspect, keyFields }) => [keyAspect, { name, keyFields }]));
    const lines = readShared('corpus/every-aspect.jsonl').trim().split('\n');
    const records = lines.map(
      (line) => JSON.parse(line) as { entityUrn: string; aspectName: string; aspect: object },
    );
    const keys = records.filter(({ aspectName }) => byKey.has(aspectName));
    for (const { entityUrn, aspectName, aspect } of keys) {
      const { name, keyFields } = byKey.get(aspectName)!;
      const definition = entity(name, ...keyFields.map((field) => field.name));
      expect(keyPayload(parseUrnSyntax(entityUrn), definition).value).toEqual(aspect);
    }
    expect(new Set(keys.map(({ aspectName }) => aspectName)).size).toBe(entities.length);
  });
});
