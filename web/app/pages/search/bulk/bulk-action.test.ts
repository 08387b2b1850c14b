import { changeInPortions } from './bulk-action.js';

const urns = (count: number) => Array.from({ length: count }, (_, index) => `urn:li:tag:${String(index)}`);

/** A fake service that changes all entities of a request, or none if it refuses one of them. */
function service(refused: readonly string[]) {
  const changed: string[] = [];
  const sizes: number[] = [];
  const send = (requested: readonly string[]): Promise<void> => {
    sizes.push(requested.length);
    const bad = requested.find((urn) => refused.includes(urn));
    if (bad !== undefined) return Promise.reject(new Error(`No right to change ${bad}`));
    changed.push(...requested);
    return Promise.resolve();
  };
  return { changed, sizes, send };
}

it('changes everything in portions and reports progress', async () => {
  const { changed, sizes, send } = service([]);
  const progress: number[] = [];
  expect(await changeInPortions(urns(45), send, (tried) => progress.push(tried))).toEqual([]);
  expect(changed).toEqual(urns(45));
  expect(sizes).toEqual([20, 20, 5]);
  expect(progress).toEqual([20, 40, 45]);
});

it('changes all but the refused entities, and returns the reasons', async () => {
  const refused = ['urn:li:tag:3', 'urn:li:tag:24'];
  const { changed, send } = service(refused);
  const progress: number[] = [];
  expect(await changeInPortions(urns(30), send, (tried) => progress.push(tried))).toEqual(
    refused.map((urn) => ({ urn, message: `No right to change ${urn}` })),
  );
  expect(changed).toEqual(urns(30).filter((urn) => !refused.includes(urn)));
  expect(progress.at(-1)).toBe(30);
});

it('tries a single entity once', async () => {
  const { sizes, send } = service(urns(1));
  expect(await changeInPortions(urns(1), send, () => undefined)).toHaveLength(1);
  expect(sizes).toEqual([1]);
});
