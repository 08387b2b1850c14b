/** Tests that a refusal names only entities that the actor may view or has named. */
import { CatalogError } from '../../core/errors.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { hideUrnInRefusal } from './require-entities.js';

const [named, visible, hidden] = ['urn:li:tag:named', 'urn:li:tag:visible', 'urn:li:tag:hidden'] as const;
const services = {
  entities: {
    findNames: (urns: readonly string[]) =>
      Promise.resolve(new Map(urns.filter((urn) => urn !== hidden).map((urn) => [urn, 'a name']))),
  },
};
const context = { services } as unknown as Parameters<typeof hideUrnInRefusal>[0];
const refused = (code: 'FORBIDDEN' | 'NOT_FOUND', details: object) =>
  hideUrnInRefusal(
    context,
    [named, hidden.slice(0, -1)],
    Promise.reject(new CatalogError(code, 'said', { ...details })),
  );

it('returns the value of a successful change', async () => {
  expect(await hideUrnInRefusal(context, [], Promise.resolve(7))).toBe(7);
});

it('does not reveal a hidden entity', async () => {
  const hiddenRefusal = await refused('FORBIDDEN', { urn: hidden }).catch(
    (error: unknown) => error as CatalogError,
  );
  expect(hiddenRefusal).toMatchObject({ code: 'FORBIDDEN' });
  expect(JSON.stringify([hiddenRefusal.message, hiddenRefusal.details])).not.toContain(hidden);
});

it.each([
  ['a named entity', 'FORBIDDEN', { urn: named }],
  ['a visible entity', 'FORBIDDEN', { urn: visible }],
  ['no particular entity', 'FORBIDDEN', { rule: 'x' }],
  ['a hidden entity with another error code', 'NOT_FOUND', { urn: hidden }],
] as const)('does not change a refusal about %s', async (_, code, details) => {
  await expect(refused(code, details)).rejects.toThrow(refusal(code, details));
});
