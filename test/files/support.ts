/** Uploads, registers and downloads files as front ends do. */
import { send, unique, type Answer, type TestCatalog } from '../helpers/catalog.js';

type Headers = Record<string, string>;

export function fileTools(catalog: () => TestCatalog) {
  const permit = (input: object, headers: Headers = {}): Promise<any> =>
    catalog().graphql(
      'query ($input: GetPresignedUploadUrlInput!) { getPresignedUploadUrl(input: $input) { url fileId } }',
      { input: { fileName: 'a.png', scenario: 'ASSET_DOCUMENTATION', ...input } },
      headers,
    );
  const create = (input: object, headers: Headers = {}): Promise<any> =>
    catalog().graphql(
      `mutation ($input: CreateDataHubFileInput!) { createDataHubFile(input: $input) { file { urn type info {
        bucketStorageLocation { storageBucket storageKey } originalFileName mimeType sizeInBytes scenario
        referencedByAsset { urn } schemaField { urn } created { actor { urn } } } } } }`,
      { input: { ...described(unique('file')), ...input } },
      headers,
    );
  const upload = async (asset: string, content: string, headers: Headers = {}): Promise<string> => {
    const { data } = await permit({ assetUrn: asset }, headers);
    const { url, fileId } = data.getPresignedUploadUrl;
    const uploaded = await send(url, { method: 'PUT', body: content });
    if (uploaded.status !== 200) throw new Error(uploaded.text);
    return fileId;
  };
  return {
    permit,
    create,
    /** Uploads a file without registering it. @returns its id */
    upload,
    put: (url: string, body: string, headers: Headers = { 'content-type': 'image/png' }): Promise<Answer> =>
      send(url, { method: 'PUT', body, headers }),
    download: (id: string, headers: Headers = {}): Promise<Answer> =>
      send(`${catalog().url}/openapi/v1/files/product_assets/${encodeURIComponent(id)}`, { headers }),
    /** Uploads and registers a file. @returns its id */
    store: async (asset: string, content: string, headers: Headers = {}): Promise<string> => {
      const fileId = await upload(asset, content, headers);
      const { errors } = await create({ ...described(fileId), referencedByAsset: asset }, headers);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return fileId;
    },
  };
}

/** The input that registers a picture of 3 bytes. */
export function described(id: string) {
  const file = {
    originalFileName: 'a.png',
    mimeType: 'image/png',
    sizeInBytes: 3,
    scenario: 'ASSET_DOCUMENTATION',
  };
  return { id, storageKey: `product_assets/${id}`, ...file };
}
