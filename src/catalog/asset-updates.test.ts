/** What updates store is tested with a catalog. */
import { refusal } from '../../test/helpers/unit/refusal.js';
import type { CommandContext } from './commands/command-context.js';
import { updateAssets } from './asset-updates.js';

it('refuses an asset that is named twice, before anything is read', async () => {
  const parseUrn = (text: string) => ({ text, entityType: text.split(':')[2] });
  const context = { services: { model: { parseUrn } } } as unknown as CommandContext;
  const twice = ['a', 'b', 'a'].map((name) => ({ urn: `urn:li:chart:${name}`, update: {} }));
  await expect(updateAssets(context, 'chart', twice)).rejects.toThrow(refusal('INVALID_REQUEST'));
});
