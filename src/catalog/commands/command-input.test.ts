/** Mutations with two lists are limited before anything is read. */
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { addToProducts } from '../data-products.js';
import { TAGS, removeLabels } from '../labels.js';
import { removeOwners } from '../ownership/owner-commands.js';
import type { CommandContext } from './command-context.js';

const parseUrn = (text: string) => ({ text, entityType: text.split(':')[2] });
const getAspect = () => ({ relationships: [] });
const context = { services: { model: { parseUrn, getAspect } } } as unknown as CommandContext;
const urns = (type: string, length: number) =>
  Array.from({ length }, (_, index) => `urn:li:${type}:${index}`);
const charts = urns('chart', 1_000);
const resources = charts.map((resourceUrn) => ({ resourceUrn }));

it.each<[string, () => Promise<unknown>]>([
  [
    'products and assets',
    () => addToProducts(context, { dataProductUrns: urns('dataProduct', 101), resourceUrns: charts }),
  ],
  ['labels and resources', () => removeLabels(context, TAGS, { labels: urns('tag', 101), resources })],
  ['owners and resources', () => removeOwners(context, { ownerUrns: urns('corpuser', 101), resources })],
])('%s', async (_, mutate) => {
  await expect(mutate()).rejects.toThrow(refusal('LIMIT_EXCEEDED'));
});
