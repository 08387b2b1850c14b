import { checkName } from './check-name.js';

it.each([
  ['orders', undefined],
  ['x'.repeat(1_000), undefined],
  [` ${'x'.repeat(1_000)} `, undefined],
  ['  ', 'Enter a name.'],
  ['x'.repeat(1_001), 'The name is 1 character too long.'],
  ['x'.repeat(2_500), 'The name is 1,500 characters too long.'],
])('checks a name', (name, problem) => {
  expect(checkName(name)).toBe(problem);
});
