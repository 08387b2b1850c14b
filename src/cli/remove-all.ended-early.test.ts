/** Interrupted deletions report what was already deleted. */
import type { RequestListener } from 'node:http';
import { withServer } from '../../test/helpers/loopback.js';
import { trellis, type Run } from '../../test/helpers/command-line.js';

const URNS = ['a', 'b', 'c', 'd'].map((name) => `urn:li:tag:${name}`);

type OnChange = (change: string, response: Parameters<RequestListener>[1]) => boolean;

/** A service with these tags. `onChange` controls its changes. */
function serviceThat(onChange: OnChange): RequestListener {
  return (request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString();
      const answer = (value: unknown) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
      const path = request.url ?? '';
      if (path.startsWith('/entitiesV2')) {
        const aspects = { tagProperties: { value: { name: 'x' }, created: { time: 1, actor: 'a' } } };
        return answer({
          results: Object.fromEntries(URNS.map((urn) => [urn, { urn, entityName: 'tag', aspects }])),
        });
      }
      const isDryRun = body.includes('"dryRun":true');
      if (!isDryRun && !onChange(`${path.split('=')[1] ?? ''} ${body}`, response)) return undefined;
      return answer({ value: { rows: 2, timeseriesRows: 0, total: 1 } });
    })();
  };
}

const isDeletionOf = (change: string, name: string): boolean =>
  change === `delete {"urn":"urn:li:tag:${name}"}`;
const outcomesOf = ({ json }: Run): string[] => json.entities.map(({ outcome }: any) => outcome);
const HARD = ['delete', ...URNS, '--hard', '--yes', '--json'];

it('report deleted, uncertain and untried entities if the service stops', async () => {
  const cut: OnChange = (change, response) => {
    if (!isDeletionOf(change, 'c')) return true;
    response.socket?.destroy();
    return false;
  };
  await withServer(serviceThat(cut), async (url) => {
    const run = await trellis([...HARD, '--server', url]);
    expect([run.exitCode, run.error]).toEqual([
      5,
      expect.stringMatching(/^trellis: No service at [^\n]+\n$/),
    ]);
    expect(run.json.entities.map(({ urn }: any) => urn)).toEqual(URNS);
    expect(outcomesOf(run)).toEqual(['deleted', 'deleted', 'unclear', 'not tried']);
    const text = await trellis([...HARD.filter((arg) => arg !== '--json'), '--server', url]);
    expect(text.out.split('\n')).toEqual([
      expect.stringMatching(/^permanently deleted: urn:li:tag:a /),
      expect.stringMatching(/^permanently deleted: urn:li:tag:b /),
      'unclear: urn:li:tag:c',
      '2 permanently deleted, 1 unclear, 1 not tried',
      '',
    ]);
  });
});

it('report the same for soft deletes and restores, batch by batch', async () => {
  const away: OnChange = (_, response) => {
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 503, code: 'UNAVAILABLE', message: 'Neo4j is away' }));
    return false;
  };
  await withServer(serviceThat(away), async (url) => {
    const run = await trellis(['delete', ...URNS, '--json', '--server', url]);
    expect([run.exitCode, outcomesOf(run)]).toEqual([5, URNS.map(() => 'unclear')]);
    // They are not soft-deleted, so nothing has to be restored.
    const restored = await trellis(['undelete', ...URNS, '--json', '--server', url]);
    expect([restored.exitCode, outcomesOf(restored)]).toEqual([0, URNS.map(() => 'unchanged')]);
  });
});

it('report removed references of an entity whose deletion was refused', async () => {
  const refuse: OnChange = (change, response) => {
    if (!isDeletionOf(change, 'b')) return true;
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 403, code: 'FORBIDDEN', message: 'You may not' }));
    return false;
  };
  await withServer(serviceThat(refuse), async (url) => {
    const run = await trellis([...HARD, '--references', '--server', url]);
    expect([run.exitCode, outcomesOf(run)]).toEqual([1, ['deleted', 'refused', 'deleted', 'deleted']]);
    expect(run.json.entities[1].message).toMatch(
      /^You may not\. .* \(references to it, if any, have been removed\)$/,
    );
    const kept = await trellis([...HARD, '--server', url]);
    expect(kept.json.entities[1].message).not.toContain('taken out');
  });
});
