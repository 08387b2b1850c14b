/** Tests which entities a transaction locks for the version sets that it may change. */
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { prepareProposals } from '../writes/prepare-proposals.js';
import type { Proposal } from '../writes/types.js';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { lockTargets, lockVersionSets } from './version-view.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const table = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const set = (id: string) => `urn:li:versionSet:(${id},dataset)`;
const version = (urn: string, versionSet: string, more: object = {}): Proposal => ({
  urn,
  aspectName: 'versionProperties',
  changeType: 'UPSERT',
  value: JSON.stringify({ versionSet, version: { versionTag: urn }, sortId: '9', ...more }),
});

/** Returns the URNs that the writes lock if each set has ten versions: `<id>0` to `<id>9`, the last one the latest. */
async function lockedBy(stored: readonly string[], ...proposals: readonly Proposal[]): Promise<string[]> {
  const rows = stored.map((id) => ({
    urn: set(id),
    properties: JSON.stringify({ latest: table(`${id}9`), versioningScheme: 'LEXICOGRAPHIC_STRING' }),
    versions: Array.from({ length: 10 }, (_, index) => [
      table(`${id}${index}`),
      JSON.stringify({ versionSet: set(id), sortId: String(index) }),
    ]),
  }));
  const steps = await prepareProposals(model, proposals);
  const context = { run: fakeRun(() => rows), load: (name: string) => name, model, at: 1 };
  return lockTargets(await lockVersionSets(steps, context), model).map(({ urn }) => urn.text);
}

it('locks of each set the latest version and those that can follow it, however many other sets change', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const added = ids.map((id) => version(table(`${id}10`), set(id)));
  expect((await lockedBy(ids, ...added)).sort()).toEqual(
    ids.flatMap((id) => [set(id), table(`${id}9`)]).sort(),
  );
  const moved = version(table('a9'), set('b'));
  expect((await lockedBy(['a', 'b'], moved)).sort()).toEqual(
    [set('a'), set('b'), table('a9'), table('a8'), table('b9')].sort(),
  );
});

it('locks nothing for a text that only begins like the URN of a set', async () => {
  const comment = 'urn:li:versionSet:s was its name';
  expect(await lockedBy([], version(table('t'), set('s'), { comment }))).toEqual([set('s')]);
  expect(await lockedBy([], version(table('t'), 'urn:li:versionSet:s'))).toEqual([]);
});
