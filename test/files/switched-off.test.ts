/** A service that stores no files. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { described, fileTools } from './support.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { permit, create, put, download } = fileTools(() => catalog);

it('uploads are refused, files can be registered, and none is found', async () => {
  expect(codeOf(await permit({ assetUrn: 'urn:li:corpuser:datahub' }))).toBe('INVALID_REQUEST');
  const id = unique('file');
  const { data } = await create(described(id));
  expect(data.createDataHubFile.file.info.bucketStorageLocation.storageBucket).toBe('');
  const url = `${catalog.url}/openapi/v1/files/product_assets/${id}?expires=1&signature=x`;
  expect([(await put(url, 'x')).status, (await download(id)).status]).toEqual([404, 404]);
  const { appConfig } = await catalog.query('{ appConfig { featureFlags { documentationFileUploadV1 } } }');
  expect(appConfig.featureFlags.documentationFileUploadV1).toBe(false);
});
