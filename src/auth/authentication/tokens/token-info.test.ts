import type { StoredEntity } from '../../../catalog/entities/types.js';
import { toMetadata, urnOfId, urnOfToken } from './token-info.js';

const urn = urnOfId('abc');
const entity = (...aspects: [string, string][]): StoredEntity =>
  ({
    urn,
    type: 'dataHubAccessToken',
    aspects: new Map(aspects.map(([name, text]) => [name, { text }])),
  }) as unknown as StoredEntity;

it('a token is kept by its digest, never by itself', () => {
  expect(urnOfToken('secret')).toMatch(/^urn:li:dataHubAccessToken:[0-9a-f]{64}$/);
  expect(urnOfToken('secret')).toBe(urnOfToken('secret'));
  expect(urnOfToken('secret')).not.toBe(urnOfToken('secret '));
});

it('its id is what its URN ends with', () => {
  const info = { name: 'n', actorUrn: 'urn:li:corpuser:a', ownerUrn: 'urn:li:corpuser:b', createdAt: 1 };
  expect(toMetadata(entity(['dataHubAccessTokenInfo', JSON.stringify(info)]))).toEqual({
    ...info,
    urn,
    id: 'abc',
  });
});

it('says of itself neither URN nor id', () => {
  const info = JSON.stringify({ urn: 'urn:li:dataHubAccessToken:other', id: 'other' });
  expect(toMetadata(entity(['dataHubAccessTokenInfo', info]))).toEqual({ urn, id: 'abc' });
});

it('is none where the entity or its aspect is not there', () => {
  expect([toMetadata(undefined), toMetadata(entity())]).toEqual([undefined, undefined]);
});
