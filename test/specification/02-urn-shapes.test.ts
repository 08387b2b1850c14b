/** Resources and fields: URN shapes. */
import { unique } from '../helpers/catalog.js';
import { openService, PROTOCOL, urnsOf } from './service.js';

const { request, write } = openService();

it.each(Object.entries(urnsOf(unique('shape'))))(
  'the entity type %s has the URN shape %s',
  async (type, urn) => {
    await write(urn, 'status', { removed: false });
    const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL);
    expect([json.urn, json.entityName]).toEqual([urn, type]);
  },
);

it('the group of a model has a URN of a group name, a platform and an env', async () => {
  const urn = `urn:li:mlModelGroup:(urn:li:dataPlatform:science,${unique('group')},PROD)`;
  await write(urn, 'status', { removed: false });
  const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL);
  expect(json.urn).toBe(urn);
});

it('in a URL path the URN is URL-encoded', async () => {
  const name = unique('encoded');
  await write(`urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`, 'status', { removed: false });
  const path = `urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive%2C${name}%2CPROD%29`;
  for (const line of [
    `GET /entitiesV2/${path}`,
    `GET /entities/${path}`,
    `GET /aspects/${path}?aspect=status&version=0`,
  ])
    expect([line, (await request(line, PROTOCOL)).status]).toEqual([line, 200]);
});

it('partial encoding of parentheses and commas is accepted by the legacy read and the versioned-aspect read', async () => {
  const name = unique('partly');
  const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
  await write(urn, 'status', { removed: false });
  for (const path of [
    `urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3Ahive%2C${name}%2CPROD)`,
    `urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3Ahive,${name},PROD)`,
    `urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive,${name},PROD%29`,
    `urn:li:dataset:%28urn:li:dataPlatform:hive%2C${name}%2CPROD%29`,
  ]) {
    const entity = await request(`GET /entities/${path}`);
    expect(entity.json.value['com.linkedin.metadata.snapshot.DatasetSnapshot'].urn).toBe(urn);
    const aspect = await request(`GET /aspects/${path}?aspect=status&version=0`);
    expect(aspect.json.aspect).toEqual({ 'com.linkedin.common.Status': { removed: false } });
  }
});
