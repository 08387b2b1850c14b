/** The page of every entity type, as each kind of person sees it. */
import type { Visitor } from '../../../helpers/front-end/filled-catalog.js';
import { filled } from '../filled.js';
import { itShowsEveryField } from './every-field.js';
import { PROFILES } from './profiles.js';
import { storedAndShown } from './stored-parts.js';

const { people, shown, hidden } = filled;

async function page(who: Visitor, operation: string, urn: string): Promise<any> {
  return Object.values(await who.read(operation, { urn }))[0];
}

/** What depends on the person who looks. */
const PERSONAL = new Set(['privileges', 'isAssignedToMe']);
const shared = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, member: unknown) => (PERSONAL.has(name) ? undefined : member)),
  ) as unknown;

describe.each(PROFILES)('%s', (operation, entityType) => {
  const urn = shown.urn(entityType);

  it('shows an admin what is stored, and editors and readers the same', async () => {
    const asked = [people.admin, people.editor, people.reader].map((who) => page(who, operation, urn));
    const [whole, ...others] = await Promise.all(asked);
    expect(whole.urn).toBe(urn);
    const parts = storedAndShown(
      whole,
      shown.aspects.filter((each) => each.urn === urn),
    );
    expect(parts.shown).toEqual(parts.stored);
    for (const other of others) expect(shared(other)).toEqual(shared(whole));
  });

  it('shows no text of hidden entities to a user with a partial view', async () => {
    const whole = await page(people.partial, operation, urn);
    expect(whole.urn).toBe(urn);
    expect(JSON.stringify(whole)).not.toContain(hidden.word);
    const { data } = await people.partial.send(operation, { urn: hidden.urn(entityType) });
    expect(JSON.stringify(data)).not.toContain(hidden.word);
  });
});

describe('every field', () => {
  itShowsEveryField(filled);
});
