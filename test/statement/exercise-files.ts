/** Deletes an asset with a file, at a service that stores files, so that the statement for its files is sent. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetUrn, startFreshCatalog, type SentStatement } from '../helpers/catalog.js';

export async function exerciseFiles(prefix: string): Promise<SentStatement[]> {
  const common = { prefix: 'product_assets', maxBytes: 10, uploadSeconds: 60 };
  const folder = join(tmpdir(), `trellis-${prefix}`);
  const catalog = await startFreshCatalog({ files: { kind: 'folder', folder, ...common } });
  const asset = datasetUrn(`${prefix}.with_file`);
  const written = await catalog.ingest(`urn:li:dataHubFile:${prefix}`, 'dataHubFileInfo', {
    bucketStorageLocation: { storageBucket: '', storageKey: `product_assets/${prefix}` },
    ...{ originalFileName: 'a', mimeType: 'image/png', sizeInBytes: 1, scenario: 'ASSET_DOCUMENTATION' },
    ...{ referencedByAsset: asset, created: { time: 1, actor: 'urn:li:corpuser:datahub' } },
  });
  expect(written.status).toBe(200);
  await catalog.ingest(asset, 'status', { removed: false });
  expect((await catalog.post('/entities?action=delete', { urn: asset })).status).toBe(200);
  await catalog.stop();
  return catalog.takeStatements();
}
