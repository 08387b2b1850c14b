/** The wrapper of the writer. The permissions that it requires are tested in `write-requirements.test.ts`. */
import { NO_REQUEST } from '../../core/request-facts.js';
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { CatalogWriter } from '../../catalog/writes/types.js';
import { ROOT_USER } from '../authentication/names.js';
import { authorizedWriter, type AuthorizedWriterDeps } from './authorized-writer.js';

it('refuses a value that is nested too deeply, instead of failing', async () => {
  const deps = { model: accessModel, entities: {} } as unknown as AuthorizedWriterDeps;
  const writer = authorizedWriter({} as CatalogWriter, deps);
  const value = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
  const proposal = {
    ...{ urn: 'urn:li:corpuser:ann', aspectName: 'corpUserInfo', value },
    changeType: 'UPSERT',
  } as const;
  await expect(writer.write([proposal], { actor: ROOT_USER, facts: NO_REQUEST })).rejects.toThrow(
    refusal('INVALID_REQUEST'),
  );
});
