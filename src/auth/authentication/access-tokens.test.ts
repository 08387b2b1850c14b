import type { StoredEntity } from '../../catalog/entities/types.js';
import { toMetadata, urnOfId, urnOfToken } from './access-tokens.js';

const urn = urnOfId('abc');
const entity = (...aspects: [string, string][]): StoredEntity =>
  ({
    urn,
    type: 'dataHubAccessToken',
    aspects: new Map(aspects.map(([name, text]) => [name, { text }])),
  }) as unknown as StoredEntity;

it('the URN of a token contains its digest, never the token', () => {
  expect(urnOfToken('secret')).toMatch(/^urn:li:dataHubAccessToken:[0-9a-f]{64}$/);
  expect(urnOfToken('secret')).toBe(urnOfToken('secret'));
  expect(urnOfToken('secret')).not.toBe(urnOfToken('secret '));
});

it('the id of a token is the end of its URN', () => {
  const info = { name: 'n', actorUrn: 'urn:li:corpuser:a', ownerUrn: 'urn:li:corpuser:b', createdAt: 1 };
  expect(toMetadata(entity(['dataHubAccessTokenInfo', JSON.stringify(info)]))).toEqual({
    ...info,
    urn,
    id: 'abc',
  });
});

it('the stored payload cannot change the URN or the id', () => {
  const info = JSON.stringify({ urn: 'urn:li:dataHubAccessToken:other', id: 'other' });
  expect(toMetadata(entity(['dataHubAccessTokenInfo', info]))).toEqual({ urn, id: 'abc' });
});

it('metadata is undefined if the entity or its aspect does not exist', () => {
  expect([toMetadata(undefined), toMetadata(entity())]).toEqual([undefined, undefined]);
});
