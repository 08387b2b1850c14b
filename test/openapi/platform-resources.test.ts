/** Platform resources, which clients find by the query dialect of OpenAPI v3. */
import { unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { v3 } = await openV3();

describe('finds platform resources by the exact values of', () => {
  const key = unique('res');
  const dataset = `urn:li:dataset:(urn:li:dataPlatform:hive,${key}/a b,PROD)`;
  const escaped = dataset.replace(/[:(),/-]/g, '\\$&');
  const urnOf = (name: string) => `urn:li:platformResource:${key}_${name}`;
  const platformOf = (name: string) => `urn:li:dataPlatform:${key}_${name}`;

  beforeAll(async () => {
    const resource = (name: string, platform: string, secondaryKeys: readonly string[]) => ({
      urn: urnOf(name),
      platformResourceInfo: { value: { resourceType: `${key} Type`, primaryKey: name, secondaryKeys } },
      dataPlatformInstance: { value: { platform: platformOf(platform) } },
    });
    await v3.put('platformresource', [
      resource('one', 'p', ['first', dataset]),
      resource('two', 'q', ['first']),
      resource('Two', 'q', ['FIRST']),
    ]);
  });

  const quoted = (name: string) => `"${platformOf(name).replaceAll(':', '\\:')}"`;

  it.each([
    [`resourceType:"${key} Type"`, ['Two', 'one', 'two']],
    [`resourceType:"${key} type"`, []],
    [`resourceType:"${key}"`, []],
    [`secondaryKeys:"${escaped}"`, ['one']],
    [`secondaryKeys.keyword:"${escaped}"`, ['one']],
    [`resourceType:"${key} Type" AND secondaryKeys:"first"`, ['one', 'two']],
    [`resourceType:"${key} Type" AND (primaryKey:"one" OR primaryKey:"Two")`, ['Two', 'one']],
    [`(resourceType:"${key} Type" AND -platform.keyword:${quoted('p')})`, ['Two', 'two']],
    [`(resourceType:"${key} Type" AND -(primaryKey:"two" OR secondaryKeys:"FIRST"))`, ['one']],
    [`platform.keyword:${quoted('q')} AND -primaryKey:"two"`, ['Two']],
  ])('%s', async (text, names) => {
    const { status, json } = await v3.send(
      'GET',
      `/openapi/v3/entity/platformresource?count=10&query=${encodeURIComponent(text)}`,
    );
    expect([status, json.entities.map(({ urn }: { urn: string }) => urn)]).toEqual([200, names.map(urnOf)]);
  });
});
