import { leafItems, placeItem } from './tree-item.js';

const entity = (urn: string) => ({ urn, overview: { name: urn, subTypes: [], platform: null } });

it('does not list a container that is a place of the same list a second time', () => {
  const places = [
    placeItem(['platform', 'p', 'c'], { label: 'c', count: 3, entity: entity('urn:li:container:c') }),
  ];
  const found = { total: 2, entities: [entity('urn:li:container:c'), entity('urn:li:tag:t')] };
  expect(leafItems(['platform', 'p'], found, places).map(({ label }) => label)).toEqual(['urn:li:tag:t']);
});

it('counts the entities that are not listed and links to them', () => {
  const items = leafItems(['type', 'tag'], { total: 1_235, entities: [entity('urn:li:tag:t')] }, []);
  expect(items.at(-1)).toMatchObject({ label: '1,234 more', address: '/browse/type/tag', canOpen: false });
});
