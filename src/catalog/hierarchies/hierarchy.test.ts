/** Hierarchies, checked with the shipped model. */
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { parseUrnSyntax } from '../../model/urn.js';
import { DOMAINS, GLOSSARY, findAncestors } from './hierarchy.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);

it.each([
  ['the glossary', GLOSSARY],
  ['domains', DOMAINS],
])('the aspects of %s name a parent of the right type', (_, { parentType, aspects, member }) => {
  expect(aspects[parentType]).toBeDefined();
  for (const [entityType, aspectName] of Object.entries(aspects)) {
    expect(model.getEntity(entityType).aspects).toContain(aspectName);
    const { relationships } = model.getAspect(aspectName);
    expect(relationships).toContainEqual(
      expect.objectContaining({ path: `/${member}`, entityTypes: expect.arrayContaining([parentType]) }),
    );
  }
});

// Where the list of ancestors ends.

const domain = (id: string) => ({ urn: parseUrnSyntax(`urn:li:domain:${id}`) });

/** @param parents id of the parent by id of the child */
const namesOf = async (parents: Readonly<Record<string, string>>) => {
  const found = await findAncestors(domain('a'), ({ urn }) => {
    const parent = parents[urn.parts[0] ?? ''];
    return Promise.resolve(parent === undefined ? undefined : domain(parent));
  });
  return found.map(({ urn }) => urn.parts[0]);
};

it.each([
  ['without a parent', {}, []],
  ['at the top', { a: 'b', b: 'c' }, ['b', 'c']],
  ['where a circle comes back to the start', { a: 'b', b: 'a' }, ['b']],
  ['at itself', { a: 'a' }, []],
  ['where a circle above closes', { a: 'b', b: 'c', c: 'b' }, ['b', 'c']],
])('ends %s', async (_, parents, ancestors) => {
  expect(await namesOf(parents)).toEqual(ancestors);
});
