/**
 * Measures how fast the lineage graph pans and zooms in Chromium: `npm run measure-graph -- [service]`. Writes about 1,080 tables with their
 * lineage, shows 1,000 of them at once, prints frames per second, and deletes the tables.
 */
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../test/helpers/find-chromium.js';

/** Numbers of tables by distance from the start, on each side. */
const LAYERS = [10, 95, 145, 145, 145];
const SIZES = [
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];
const ROUNDS = 3;
const MILLISECONDS = 3_000;
const BATCH = 100;
const START = urnOf('start');

/** Runs in the page: moves the canvas in each frame, and returns the frames per second. */
const MOVE = `(kind, milliseconds) => new Promise((resolve) => {
  const canvas = document.querySelector('.react-flow__pane');
  const { x, y, width, height } = canvas.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  const place = { bubbles: true, cancelable: true, view: window, clientX, clientY };
  if (kind === 'pan') canvas.dispatchEvent(new MouseEvent('mousedown', place));
  let first, frames = 0;
  const move = (time) => {
    first ??= time;
    const part = (time - first) / milliseconds;
    if (part >= 1) {
      if (kind === 'pan') window.dispatchEvent(new MouseEvent('mouseup', place));
      resolve((frames * 1_000) / (time - first));
      return;
    }
    if (kind === 'pan') {
      const there = { ...place, clientX: clientX + Math.sin(part * 12) * 200, clientY: clientY + Math.cos(part * 9) * 120 };
      window.dispatchEvent(new MouseEvent('mousemove', there));
    } else {
      canvas.dispatchEvent(new WheelEvent('wheel', { ...place, deltaY: (part * 6) % 2 < 1 ? -12 : 12 }));
    }
    frames += 1;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
})`;

const [service = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Measuring the graph needs Chromium');
const upstreams = upstreamsByTable();
await writeTables();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  console.log('| canvas | boxes | pan, frames/s | zoom, frames/s |\n| --- | --- | --- | --- |');
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport });
    await page.goto(`${service}/dataset/${encodeURIComponent(START)}/Lineage?up=5&down=5&boxes=1000`);
    await page.getByRole('button', { name: 'Show the whole graph' }).click();
    await page.locator('[data-far]').first().waitFor();
    const boxes = await page.locator('.react-flow__node').count();
    const [pan, zoom] = [await framesOf(page, 'pan'), await framesOf(page, 'zoom')];
    console.log(`| ${viewport.width} × ${viewport.height} | ${boxes} | ${pan} | ${zoom} |`);
    await page.close();
  }
} finally {
  await browser.close();
  for (const urn of upstreams.keys()) await post('/entities?action=delete', { urn });
}

/** The slowest and the fastest of several rounds. */
async function framesOf(page: Page, kind: 'pan' | 'zoom'): Promise<string> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push(await page.evaluate<number>(`(${MOVE})('${kind}', ${MILLISECONDS})`));
  return `${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`;
}

function urnOf(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,measure_graph.${name},PROD)`;
}

function upstreamsByTable(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>([[START, []]]);
  for (const side of ['up', 'down']) {
    let inner = [START];
    for (const [layer, count] of LAYERS.entries()) {
      const outer = Array.from({ length: count }, (_, index) => urnOf(`${side}_${layer}_${index}`));
      for (const urn of outer) found.set(urn, found.get(urn) ?? []);
      for (const [index, urn] of outer.entries()) {
        const near = Math.floor((index * inner.length) / count);
        // Every fourth table has a second edge, so that edges cross.
        for (const place of index % 4 === 0 ? [near, (near + 1) % inner.length] : [near]) {
          const [source, target] = side === 'up' ? [urn, inner[place]] : [inner[place], urn];
          if (source !== undefined && target !== undefined) found.get(target)?.push(source);
        }
      }
      inner = outer;
    }
  }
  return found;
}

async function writeTables(): Promise<void> {
  const proposals = [...upstreams].map(([entityUrn, sources]) => {
    const unique = [...new Set(sources)].map((dataset) => ({ dataset, type: 'TRANSFORMED' }));
    const aspect = { contentType: 'application/json', value: JSON.stringify({ upstreams: unique }) };
    return { entityType: 'dataset', entityUrn, changeType: 'UPSERT', aspectName: 'upstreamLineage', aspect };
  });
  for (let start = 0; start < proposals.length; start += BATCH)
    await post('/aspects?action=ingestProposalBatch', { proposals: proposals.slice(start, start + BATCH) });
}

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(service + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
