/** Hierarchies, checked with the shipped model. */
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { DOMAINS, GLOSSARY } from './hierarchy.js';

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
