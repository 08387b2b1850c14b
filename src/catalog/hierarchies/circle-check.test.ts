import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { absentEntity, stepsOf, proposalOf, writeModel } from '../../../test/helpers/unit/write-model.js';
import { applyJobs } from '../writes/apply-jobs.js';
import type { EntityState } from '../writes/entity-state.js';
import { hierarchyRule, newParents } from './circle-check.js';
import { applyContext } from '../../../test/helpers/unit/apply-context.js';
import type { WriteJob } from '../writes/write-steps.js';
import type { Proposal } from '../writes/types.js';
import { present } from '../../../test/helpers/unit/present.js';

const node = (name: string | number) => `urn:li:glossaryNode:${name}`;
const under = (child: string, parent: string | undefined): Proposal =>
  proposalOf(child, 'glossaryNodeInfo', {
    definition: '',
    ...(parent !== undefined && { parentNode: parent }),
  });
const infoOf = (more: object) => {
  const stamp = { time: 1, actor: 'urn:li:corpuser:ann' };
  return {
    ...{ status: { state: 'PUBLISHED' }, contents: { text: '' }, created: stamp, lastModified: stamp },
    ...more,
  };
};
const jobOf = async (...proposals: Proposal[]): Promise<WriteJob> => ({
  id: 'job',
  actor: 'a',
  steps: await stepsOf(...proposals),
});
const apply = (
  job: WriteJob,
  states: ReadonlyMap<string, EntityState>,
  parents: ReadonlyMap<string, string> = new Map(),
) => applyJobs([job], states, applyContext(writeModel, [[hierarchyRule, parents]]));
const absent = (...urns: string[]) => new Map(urns.map((urn) => [urn, absentEntity(urn)]));
const standing = (rule: string, index: number) => ({
  error: refusal('INVALID_ASPECT', { index, path: '/parentNode', rule }),
});

describe('groups', () => {
  it('never contain themselves after any moves, and all other moves are accepted', async () => {
    const size = 5;
    const anyMove = fc.tuple(fc.nat(size - 1), fc.option(fc.nat(size - 1), { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 20 }), async (moves) => {
        const parents = new Map<number, number>();
        let states: ReadonlyMap<string, EntityState> = absent(
          ...Array.from({ length: size }, (_, at) => node(at)),
        );
        for (const [child, parent] of moves) {
          const above: number[] = [];
          for (let at = parent; at !== undefined; at = parents.get(at)) above.push(at);
          const job = await jobOf(under(node(child), parent === undefined ? undefined : node(parent)));
          const { outcomes, states: next } = await apply(job, states);
          expect('error' in present(outcomes[0])).toBe(above.includes(child));
          if (!above.includes(child)) {
            if (parent === undefined) parents.delete(child);
            else parents.set(child, parent);
          }
          states = next;
        }
      }),
    );
  });

  it('are checked with the result of the earlier moves, so that the last move is refused', async () => {
    const [a, b] = [node('a'), node('b')];
    const { outcomes, states } = await apply(await jobOf(under(a, b), under(b, a)), absent(a, b));
    expect(outcomes[0]).toEqual(standing('hierarchies have no cycles', expect.any(Number) as number));
    expect(states.get(a)?.exists).toBe(false);
    const swapped = await apply(await jobOf(under(a, b), under(a, undefined), under(b, a)), absent(a, b));
    expect(swapped.outcomes[0]).toHaveProperty('outcomes');
  });

  it('are checked through ancestors that the write does not change', async () => {
    const stored = new Map([
      [node('c'), node('b')],
      [node('b'), node('a')],
    ]);
    const job = await jobOf(under(node('x'), undefined), under(node('a'), node('c')));
    expect((await apply(job, absent(node('x'), node('a')), stored)).outcomes[0]).toEqual(
      standing('hierarchies have no cycles', 1),
    );
  });

  it('may be moved below a circle that existed already', async () => {
    const circle = new Map([
      [node('p'), node('q')],
      [node('q'), node('p')],
    ]);
    expect(
      (await apply(await jobOf(under(node('a'), node('p'))), absent(node('a')), circle)).outcomes[0],
    ).toHaveProperty('outcomes');
  });

  it('that are written again with the same parent are not checked again', async () => {
    const a = node('a');
    const { states } = await apply(await jobOf(under(a, node('p'))), absent(a));
    const said = proposalOf(a, 'glossaryNodeInfo', { definition: 'new', parentNode: node('p') });
    const closed = new Map([[node('p'), a]]);
    expect((await apply(await jobOf(said), states, closed)).outcomes[0]).toHaveProperty('outcomes');
  });

  it.each([
    [100, true],
    [101, false],
  ])('with %d levels below the new parent are accepted: %s', async (depth, taken) => {
    const chain = new Map(Array.from({ length: depth - 1 }, (_, at) => [node(at), node(at + 1)]));
    const { outcomes } = await apply(await jobOf(under(node('new'), node(0))), absent(node('new')), chain);
    if (taken) expect(outcomes[0]).toHaveProperty('outcomes');
    else expect(outcomes[0]).toEqual(standing('at most 100 levels', 0));
  });

  it('cannot have a term as parent, and terms cannot close a circle', async () => {
    const term = 'urn:li:glossaryTerm:t';
    expect((await apply(await jobOf(under(node('a'), term)), absent(node('a')))).outcomes[0]).toEqual(
      standing('a term cannot contain other entities', 0),
    );
    const info = proposalOf(term, 'glossaryTermInfo', { definition: '', parentNode: node('a') });
    expect((await apply(await jobOf(info), absent(term))).outcomes[0]).toHaveProperty('outcomes');
  });
});

it('documents never contain themselves, and their parents that are not documents close no circle', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => `urn:li:document:${id}`) as [string, string, string];
  const place = (child: string, parent: string) =>
    proposalOf(child, 'documentInfo', infoOf({ parentDocument: { document: parent } }));
  const stored = new Map([[c, b]]);
  const { outcomes, states } = await apply(await jobOf(place(b, a)), absent(a, b));
  expect(outcomes[0]).toHaveProperty('outcomes');
  for (const [child, parent] of [
    [a, a],
    [a, c],
  ] as const)
    expect((await apply(await jobOf(place(child, parent)), states, stored)).outcomes[0]).toEqual({
      error: refusal('INVALID_ASPECT', {
        ...{ index: 0, path: '/parentDocument', rule: 'hierarchies have no cycles' },
      }),
    });
  const odd = await apply(await jobOf(place(a, 'urn:li:domain:d')), absent(a));
  expect(odd.outcomes[0]).toHaveProperty('outcomes');
});

describe('newParents', () => {
  const domain = 'urn:li:domain:d';
  const [document, above] = ['urn:li:document:d', 'urn:li:document:p'];
  it.each<[string, Proposal, string[]]>([
    ['a group', under(node('a'), node('p')), [node('p')]],
    [
      'a domain',
      proposalOf(domain, 'domainProperties', { name: '', parentDomain: 'urn:li:domain:p' }),
      ['urn:li:domain:p'],
    ],
    [
      'a document',
      proposalOf(document, 'documentInfo', infoOf({ parentDocument: { document: above } })),
      [above],
    ],
    [
      'a document that only names other entities',
      proposalOf(document, 'documentInfo', infoOf({ relatedDocuments: [{ document: above }] })),
      [],
    ],
    [
      'a patch of a document, whose actor cannot be its parent',
      proposalOf(
        document,
        'documentInfo',
        [
          { op: 'add', path: '/parentDocument', value: { document: above } },
          { op: 'add', path: '/lastModified', value: { time: 1, actor: 'urn:li:corpuser:ann' } },
        ],
        { changeType: 'PATCH' },
      ),
      [above],
    ],
    ['a group at the top', under(node('a'), undefined), []],
    [
      'a term, in which nothing stands',
      proposalOf('urn:li:glossaryTerm:t', 'glossaryTermInfo', { parentNode: node('p') }),
      [],
    ],
    ['another aspect', proposalOf(domain, 'status', { parentDomain: 'urn:li:domain:p' }), []],
    ['a deleted aspect', proposalOf(domain, 'domainProperties', undefined, { changeType: 'DELETE' }), []],
    [
      'a patch, wherever it says a URN',
      proposalOf(
        domain,
        'domainProperties',
        [{ op: 'add', path: '', value: { parentDomain: 'urn:li:domain:p', name: 'no' } }],
        { changeType: 'PATCH' },
      ),
      ['urn:li:domain:p'],
    ],
  ])('for %s', async (_what, proposal, parents) => {
    expect(newParents(await stepsOf(proposal))).toEqual(parents);
  });

  it('are returned once', async () => {
    expect(newParents(await stepsOf(under(node('a'), node('p')), under(node('b'), node('p'))))).toEqual([
      node('p'),
    ]);
  });
});
