import { readOptions, ROW_NAMES } from './options.js';

it('compares a commit with the working tree, in both modes of sign-in', () => {
  const options = readOptions(['abc1234']);
  expect(options).toMatchObject({ old: 'abc1234', rows: ROW_NAMES, signIn: ['off', 'on'], entities: 10_000 });
  expect(options.new).toBeUndefined();
});

it('a quick run keeps the options that are given', () => {
  const options = readOptions(['abc1234', 'def5678', '--quick', '--seconds', '9']);
  expect(options).toMatchObject({ new: 'def5678', seconds: 9, entities: 2_000 });
});

it('rows come in the order of measurement', () => {
  expect(readOptions(['abc1234', '--rows', 'config, load']).rows).toEqual(['load', 'config']);
});
