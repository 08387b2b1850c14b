/** After any sequence of concurrent writes through two services, the graph matches the latest aspects. */
import fc from 'fast-check';
import { unique } from '../helpers/catalog.js';
import { expectConsistent, traces } from '../helpers/api/graph.js';
import { openCatalog, openCatalogAndGraph } from '../helpers/api/suite.js';
import { proposalsOf, step, world } from './random-steps.js';

const { catalog, graph } = await openCatalogAndGraph();
const catalogs = [catalog, await openCatalog()];

it('edges, search properties and versions match the latest aspects, and deleted data leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const name = unique('rnd').replace('_', '');
      const place = world(name);
      const answers = await Promise.all(
        [0, 1, 2, 3].map(async (client) => {
          const statuses: number[] = [];
          for (const each of steps.filter((one) => one.client === client)) {
            const answer = await catalogs[client % 2]!.ingestBatch(proposalsOf(place, each));
            if (answer.status >= 500) throw new Error(answer.text);
            statuses.push(...(each.kind === 'refused' ? [] : [answer.status]));
          }
          return statuses;
        }),
      );
      expect([...new Set(answers.flat())].filter((status) => status !== 200)).toEqual([]);
      for (const urn of place.urns) await expectConsistent(graph, urn);
      for (const urn of place.urns) await catalogs[0]!.post('/entities?action=delete', { urn });
      expect(await traces(graph, name)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 180_000);
