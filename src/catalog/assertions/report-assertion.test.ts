/** Assertions of other tools, and the asserted entity of any assertion. */
import { parseUrnSyntax } from '../../model/urn.js';
import { decodePart } from '../../model/urn-encoding.js';
import { customAssertion } from './report-assertion.js';

const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const entityUrn = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const base = { entityUrn, type: 'Freshness', description: 'Is new', platform: { name: 'dbt' } };

it('a custom assertion contains the input and the actor who reported it', () => {
  expect(customAssertion(entityUrn, { ...base, logic: null, externalUrl: '' }, stamp)).toEqual({
    type: 'CUSTOM',
    entityUrn,
    description: 'Is new',
    externalUrl: '',
    customAssertion: { type: 'Freshness', entity: entityUrn },
    source: { type: 'EXTERNAL', created: stamp },
    lastUpdated: stamp,
  });
});

it('a custom assertion refers to fields by valid URNs, whatever their paths are', () => {
  const paths = ['id', 'a,b', 'f(x)', '50%2C', '[version=2.0].[type=int].x', 'é 🚀'];
  const { customAssertion: details } = customAssertion(
    entityUrn,
    { ...base, fieldPath: 'a,b', fieldPaths: paths },
    stamp,
  ) as { customAssertion: { field: string; fields: string[] } };
  expect(details.field).toBe(`urn:li:schemaField:(${entityUrn},a%2Cb)`);
  expect(
    details.fields.map((urn) => {
      const { parts } = parseUrnSyntax(urn);
      return [parts[0], decodePart(parts[1] ?? '')];
    }),
  ).toEqual(paths.map((path) => [entityUrn, path]));
});

it('a custom assertion contains the parameters that have a value', () => {
  const input = {
    ...base,
    operator: 'BETWEEN' as const,
    parameters: {
      value: null,
      minValue: { value: '1', type: 'NUMBER' as const },
      maxValue: { value: '2', type: 'NUMBER' as const },
    },
    nativeParameters: [
      { key: 'mostly', value: '0.9' },
      { key: 'none', value: null },
    ],
  };
  expect(customAssertion(entityUrn, input, stamp)['customAssertion']).toMatchObject({
    parameters: { minValue: { value: '1' }, maxValue: { value: '2' } },
    nativeParameters: { mostly: '0.9' },
  });
});
