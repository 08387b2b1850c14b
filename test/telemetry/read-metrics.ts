/** Reads the metrics of a service. */
import type { TestCatalog } from '../helpers/catalog.js';

/** The values of all series, by name and labels as the service writes them, e.g. `trellis_x{route="/y"}`. */
export type Series = ReadonlyMap<string, number>;

export async function readMetrics(
  catalog: Pick<TestCatalog, 'get'>,
): Promise<{ type: string | null; series: Series }> {
  const { status, text, headers } = await catalog.get('/metrics');
  if (status !== 200) throw new Error(text);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = lines.map((line): [string, number] => {
    const space = line.lastIndexOf(' ');
    return [line.slice(0, space), Number(line.slice(space + 1))];
  });
  return { type: headers.get('content-type'), series: new Map(values) };
}

/**
 * Reads the metrics until no other request is under way. A request is counted after its response was sent, so it may be missing from
 * metrics that are read at once.
 */
export async function readWhenIdle(catalog: Pick<TestCatalog, 'get'>): Promise<Series> {
  for (;;) {
    const { series } = await readMetrics(catalog);
    if (series.get('trellis_http_requests_in_flight') === 1) return series;
  }
}
