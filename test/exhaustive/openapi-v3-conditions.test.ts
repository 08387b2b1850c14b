/** Conditional writes of many concurrent clients in several rounds, by both endpoints that take conditions. */
import { openV3 } from '../helpers/api/suite.js';

const { v3, newDataset } = await openV3();

const named = (name: string) => ({ value: { name } });

it('exactly one of 20 clients wins each of five rounds, and its value is stored', async () => {
  const urn = newDataset();
  await v3.on('POST', urn, '/datasetProperties', named('round 0'));
  for (let round = 1; round <= 5; round += 1) {
    const headers = { 'If-Version-Match': String(round) };
    const clients = Array.from({ length: 20 }, (_, client) => `round ${round} client ${client}`);
    const answers = await Promise.all(
      clients.map((name, client) =>
        client % 2 === 0
          ? v3.on('POST', urn, '/datasetProperties', named(name), headers)
          : v3.put('dataset', [{ urn, datasetProperties: { ...named(name), headers } }]),
      ),
    );
    const winners = clients.filter((_, client) => answers[client]?.status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 412),
    ]);
    const read = await v3.on('GET', urn, '/datasetProperties');
    expect([read.json.value.name, read.headers.get('etag')]).toEqual([winners[0], `"${round + 1}"`]);
  }
});
