/** What a front end asks for its home page. */
import { openFilledCatalog } from '../helpers/front-end/filled-catalog.js';

const { people } = await openFilledCatalog();

it.each(Object.entries(people))('the %s learns who they are', async (_, visitor) => {
  const { me } = await visitor.read('me');
  expect(me.corpUser.urn).toBe(visitor.person.urn);
});
