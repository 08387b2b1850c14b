/** Tests which entities do not count as hops. */
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { ignoresHop } from './plan-lineage.js';

const dbt = 'urn:li:dataPlatform:dbt';

it.each([
  [{ entityType: 'dataset' }, 'dataset', dbt, true],
  [{ entityType: 'dataset', platforms: [] }, 'dataset', undefined, true],
  [{ entityType: 'dataset', platforms: ['hive', dbt] }, 'dataset', dbt, true],
  [{ entityType: 'dataset', platforms: ['dbt'] }, 'dataset', dbt, true],
  [{ entityType: 'dataset', platforms: ['hive'] }, 'dataset', dbt, false],
  [{ entityType: 'dataset', platforms: ['hive'] }, 'dataset', undefined, false],
  [{ entityType: 'chart' }, 'dataset', dbt, false],
])('the rule %j for a %s of the platform %s: %s', (rule, type, platform, isIgnored) => {
  expect(ignoresHop(model, [rule])({ type, platform })).toBe(isIgnored);
});

it('one of several rules suffices, and unknown types are refused', () => {
  const rules = [{ entityType: 'chart' }, { entityType: 'dataset' }];
  expect(ignoresHop(model, rules)({ type: 'dataset', platform: undefined })).toBe(true);
  expect(ignoresHop(model, [])({ type: 'dataset', platform: undefined })).toBe(false);
  expect(() => ignoresHop(model, [{ entityType: 'planet' }])).toThrow('no entity planet');
});
