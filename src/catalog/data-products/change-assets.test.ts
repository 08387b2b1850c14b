/** Tests the limit of changes. What they store is tested with a catalog. */
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { CommandContext } from '../commands/command-context.js';
import { addToProducts } from './change-assets.js';

it('limits products times assets, before anything is read', async () => {
  const parseUrn = (text: string) => ({ text, entityType: text.split(':')[2] });
  const context = { services: { model: { parseUrn } } } as unknown as CommandContext;
  const urns = (type: string, length: number) =>
    Array.from({ length }, (_, index) => `urn:li:${type}:${index}`);
  const change = { dataProductUrns: urns('dataProduct', 201), resourceUrns: urns('chart', 100) };
  await expect(addToProducts(context, change)).rejects.toThrow(refusal('LIMIT_EXCEEDED'));
});
