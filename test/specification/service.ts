/** A service that answers the requests of the specification. */
import { send, startCatalog, type Answer, type TestCatalog } from '../helpers/catalog.js';

export const JSON_BODY = { 'Content-Type': 'application/json' };
export const PROTOCOL = { 'X-RestLi-Protocol-Version': '2.0.0' };

export interface SpecifiedService {
  /** `{base_url}` */
  readonly baseUrl: () => string;
  /**
   * Sends a request.
   * @param line method and path, e.g. `POST /entities?action=search`
   * @param body sent as JSON
   */
  readonly request: (line: string, headers?: Record<string, string>, body?: object) => Promise<Answer>;
  /** Writes an aspect that a test needs. `08-write-an-aspect.test.ts` tests the request itself. */
  readonly write: (entityUrn: string, aspectName: string, value: object) => Promise<void>;
}

/** Starts the service before the tests of the file. */
export function openService(start: () => Promise<TestCatalog> = startCatalog): SpecifiedService {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await start();
  });
  afterAll(() => catalog.stop());
  return {
    baseUrl: () => catalog.url,
    request: (line, headers = {}, body) => {
      const [method = '', path = ''] = line.split(' ');
      return send(`${catalog.url}${path}`, {
        ...{ method, headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
    write: async (entityUrn, aspectName, value) => {
      const { status, text } = await catalog.ingest(entityUrn, aspectName, value);
      if (status !== 200) throw new Error(text);
    },
  };
}

/** One URN of each entity type of the specification. */
export function urnsOf(name: string): Record<string, string> {
  return {
    dataset: `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`,
    mlFeature: `urn:li:mlFeature:(${name}_table,${name})`,
    mlPrimaryKey: `urn:li:mlPrimaryKey:(${name}_table,${name})`,
    mlFeatureTable: `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`,
    mlModel: `urn:li:mlModel:(urn:li:dataPlatform:science,${name},PROD)`,
    chart: `urn:li:chart:(looker,${name})`,
    dashboard: `urn:li:dashboard:(looker,${name})`,
    corpuser: `urn:li:corpuser:${name}`,
    corpGroup: `urn:li:corpGroup:${name}`,
    tag: `urn:li:tag:${name}`,
    glossaryTerm: `urn:li:glossaryTerm:${name}`,
  };
}
