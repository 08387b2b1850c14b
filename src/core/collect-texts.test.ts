import { collectTexts } from './collect-texts.js';

const TREE = { 'urn:name': ['urn:a', { b: 'urn:b', c: null }], other: 'x', number: 1 };
const collected = (tree: unknown, prefix?: string): string[] => {
  const found = new Set<string>();
  collectTexts(tree, found, prefix);
  return [...found];
};

it('collects texts at any depth, but no names of members', () => {
  expect(collected(TREE)).toEqual(['urn:a', 'urn:b', 'x']);
  expect(collected('x')).toEqual(['x']);
});

it('collects only texts with the prefix, each once', () => {
  expect(collected([TREE, TREE], 'urn:')).toEqual(['urn:a', 'urn:b']);
});
