/** The stored types of the graph API are used for the model that Trellis ships, and for no other one. */
import { readFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { mount, openEmptyGraph, SCHEMAS } from '../../../../test/helpers/unit/graph-api.js';
import { loadModel } from '../../../model/load-model.js';

const stored = readFileSync(`${SCHEMAS}/graphql/graph-api-types.graphql`, 'utf8');
const nothing = () => Promise.resolve([]);

it('the stored types are those that the library gives, and queries work on them', async () => {
  const model = loadModel([SCHEMAS]);
  const derived = await mount(model, nothing);
  expect(printSchema(await mount(model, nothing, stored))).toBe(printSchema(derived));
  const graph = await openEmptyGraph(model, stored);
  const { data, errors } = await graph.ask(
    'datasets(limit: 1) { urn ownedByConnection(first: 1) { totalCount } }',
  );
  expect([data, errors]).toEqual([{ graph: { datasets: [] } }, undefined]);
  expect(graph.takeStatements()).toHaveLength(1);
});

it('a model without them gets its own types', async () => {
  const marked = stored.replace('At least one related entity fits.', 'marked');
  const shipped = loadModel([SCHEMAS]);
  expect(printSchema(await mount(shipped, nothing, marked))).toContain('marked');
  const smaller = {
    ...shipped,
    aspects: new Map([...shipped.aspects].filter(([name]) => name !== 'ownership')),
  };
  const schema = printSchema(await mount(smaller, nothing, marked));
  expect([schema.includes('marked'), schema.includes('ownedBy:')]).toEqual([false, false]);
});
