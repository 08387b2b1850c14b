/** The web pages with 100,000 entities are correct and limited in size. */
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { findAxeProblems } from '../e2e/page-looks.js';
import { settled } from '../e2e/page-support.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';
import { describeInBrowser, openPage, watchPages } from '../helpers/browser.js';
import { proposal } from '../helpers/catalog.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';

const TABLES = 90_000;
const CHARTS = 10_000;
/** Datasets that are downstream of one dataset. */
const READERS = 5_000;
const BATCH = 1_000;
/** The maximum number of elements on a page, whatever the catalog contains. */
const MOST_ELEMENTS = 3_000;

const HUB = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,company.core.hub,PROD)';

function areaOf(index: number): string {
  return `area_${String(Math.floor(index / 1_000)).padStart(2, '0')}`;
}

function tableUrn(index: number): string {
  return `urn:li:dataset:(urn:li:dataPlatform:snowflake,company.${areaOf(index)}.table_${index},PROD)`;
}

function* everything(): Generator {
  yield proposal(HUB, 'datasetProperties', { name: 'hub' });
  for (let index = 0; index < TABLES; index += 1) {
    const urn = tableUrn(index);
    yield proposal(urn, 'datasetProperties', { name: `table_${index}`, description: 'Rows of a shop' });
    yield proposal(urn, 'browsePathsV2', { path: [{ id: 'company' }, { id: areaOf(index) }] });
    if (index < READERS)
      yield proposal(urn, 'upstreamLineage', { upstreams: [{ dataset: HUB, type: 'TRANSFORMED' }] });
  }
  const stamp = { time: 0, actor: 'urn:li:corpuser:loader' };
  for (let index = 0; index < CHARTS; index += 1)
    yield proposal(`urn:li:chart:(looker,chart_${index})`, 'chartInfo', {
      title: `Chart ${index}`,
      description: '',
      lastModified: { created: stamp, lastModified: stamp },
    });
}

async function load(url: string): Promise<void> {
  let batch: unknown[] = [];
  const send = async () => {
    const response = await fetch(`${url}/aspects?action=ingestProposalBatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ proposals: batch }),
    });
    if (!response.ok) throw new Error(await response.text());
    await response.body?.cancel();
    batch = [];
  };
  for (const each of everything()) {
    batch.push(each);
    if (batch.length === BATCH) await send();
  }
  await send();
}

describeInBrowser('the pages of a catalog with 100,000 entities', () => {
  const dataDir = temporaryFolder();
  const watched = watchPages();
  let service: ServiceRun;
  let page: Page;
  beforeAll(async () => {
    service = await startServiceProcess({
      TRELLIS_DATA_DIR: dataDir,
      TRELLIS_NEO4J_HEAP: '1g',
      TRELLIS_NEO4J_PAGECACHE: '256m',
      // The load is long enough for Java to optimise its code.
      JDK_JAVA_OPTIONS: '',
    });
    await load(service.url);
  }, 900_000);
  afterAll(async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterEach(async () => {
    expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(MOST_ELEMENTS);
    expect(await findAxeProblems(page)).toEqual([]);
    await page.context().close();
  });

  async function open(path: string): Promise<void> {
    page = await openPage({ viewport: { width: 1280, height: 860 } });
    watched.watch(page);
    await page.goto(service.url + path);
    await settled(page);
  }
  const shown = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const hubPage = `/dataset/${encodeURIComponent(HUB)}`;

  it('the home page counts all entities', async () => {
    await open('/');
    await page.getByRole('link', { name: /Datasets\s*90,001/ }).waitFor();
    await page.getByRole('link', { name: /Charts\s*10,000/ }).waitFor();
  });

  it('the search box finds an entity by a part of its name', async () => {
    await open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('table_8999');
    await page.getByRole('option', { name: /^table_8999\b/ }).waitFor();
    await page.keyboard.type('9');
    await page.getByRole('option', { name: /^table_89999\b/ }).click();
    await page.locator('h1', { hasText: 'table_89999' }).waitFor();
  });

  it('a list of all entities shows the total, can be filtered, and has distant pages', async () => {
    await open('/search?query=*&page=300');
    await shown(/^5,981 to 6,000 of 100,0\d\d$/);
    await page.getByRole('checkbox', { name: /^Kind: Charts/ }).click();
    await shown('1 to 20 of 10,000');
  });

  it('the tree opens a folder with a thousand entities', async () => {
    await open(`/dataset/${encodeURIComponent(tableUrn(42_000))}`);
    await page.locator('h1', { hasText: 'table_42000' }).waitFor();
    await page.getByRole('treeitem', { name: /area_42/ }).waitFor();
  });

  it('the lineage of a hub groups its neighbours, and finds one among 5,000', async () => {
    await open(`${hubPage}/Lineage`);
    await page.getByRole('button', { name: /^4,\d{3} more datasets downstream/ }).click();
    await page.getByLabel('Search in the group').fill('table_4321');
    await page.getByRole('button', { name: /^table_4321\b/ }).click();
    await page.keyboard.press('Escape');
    await page.locator('[data-box]', { hasText: 'table_4321' }).waitFor();
    expect(page.url()).toContain('table_4321');
  });

  it('the impact analysis counts all entities and lists some', async () => {
    await open(`${hubPage}/Lineage?view=impact`);
    await shown(/5,000/);
  });

  it('the live feed shows the end of a long log', async () => {
    await open('/changes');
    await page
      .getByRole('link', { name: /^Chart 99\d\d$/ })
      .first()
      .waitFor();
  });

  it('no page has logged an error', async () => {
    await open('/');
    expect(watched.complaints).toEqual([]);
  });
});
