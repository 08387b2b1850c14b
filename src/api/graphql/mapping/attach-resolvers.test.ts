/** The place of a refused URN in the input of a mutation. */
import { CatalogError, type CatalogErrorDetails } from '../../../core/errors.js';
import { placeOf, namingPlace } from './attach-resolvers.js';

it.each<[unknown, string | undefined]>([
  ['urn', ''],
  [{ input: { urns: ['a', 'urn'] } }, '/input/urns/1'],
  [{ 'a/b~c': 'urn', other: 'urn' }, '/a~1b~0c'],
  [{ input: null, count: 3, urn: 'other' }, undefined],
])('the place of a URN in %j is %s', (value, expected) => {
  expect(placeOf('urn', value)).toBe(expected);
});

const args = { input: { resourceUrn: 'urn:x', tagUrn: 'urn:y' } };
const refusal = async (error: Error): Promise<unknown> => {
  const resolve = namingPlace(() => Promise.reject(error));
  return Promise.resolve(resolve({}, args, {} as never, {} as never)).catch((thrown: unknown) => thrown);
};

it.each<[CatalogErrorDetails, string | undefined]>([
  [{ urn: 'urn:y' }, '/input/tagUrn'],
  [{ missing: ['urn:x', 'urn:y'] }, '/input/resourceUrn'],
  [{ urn: 'urn:y', path: '/own' }, '/own'],
  [{ urn: 'urn:other' }, undefined],
  [{}, undefined],
])('an error with %j gets the place %s', async (details, path) => {
  const thrown = await refusal(new CatalogError('INVALID_URN', 'no', details));
  expect(thrown).toMatchObject({ code: 'INVALID_URN', message: 'no', details });
  expect((thrown as CatalogError).details.path).toBe(path);
});

it('another error stays as it is', async () => {
  const error = new Error('broken');
  expect(await refusal(error)).toBe(error);
});
