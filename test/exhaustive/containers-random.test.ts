/** Random placements of containers in containers, through two services at a time. */
import fc from 'fast-check';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalogs = [await openCatalog(), await openCatalog()] as const;

const SIZE = 6;
const anyWrite = fc.record({
  of: fc.nat(SIZE - 1),
  into: fc.option(fc.nat(SIZE - 2), { nil: undefined }),
  how: fc.constantFrom('place', 'place', 'place', 'delete'),
});
/** Writes of a round are sent at the same time. */
const anyRounds = fc.array(fc.array(anyWrite, { maxLength: 4 }), { maxLength: 5 });

it('any writes leave every entity in the containers that the aspects state', async () => {
  await fc.assert(
    fc.asyncProperty(anyRounds, async (rounds) => {
      const urns = Array.from({ length: SIZE }, (_, index) =>
        index === SIZE - 1 ? datasetUrn(unique('t')) : `urn:li:container:${unique('box')}`,
      );
      await catalogs[0].ingestBatch(urns.map((urn) => proposal(urn, 'status', { removed: false })));
      for (const round of rounds)
        await Promise.all(
          round.map(({ of, into, how }, index) => {
            const service = catalogs[index % 2]!;
            const urn = urns[of]!;
            if (how === 'delete') return service.post('/entities?action=delete', { urn });
            return into === undefined
              ? service.ingest(urn, 'container', undefined, { changeType: 'DELETE' })
              : service.ingest(urn, 'container', { container: urns[into] });
          }),
        );
      // What follows from the aspects alone is what is stored.
      for (const urn of urns) {
        const { json } = await catalogs[0].post('/operations?action=restoreIndices', { urn });
        expect([urn, json.value.searchRestored]).toEqual([urn, 0]);
      }
    }),
    { numRuns: 20 },
  );
}, 240_000);
