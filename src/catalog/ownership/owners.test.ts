/** Ownership as a set of pairs of an owner and a kind of ownership. */
import fc from 'fast-check';
import { applied } from '../../../test/helpers/unit/proposals.js';
import {
  proposeCreatorAsOwner,
  proposeOwnerRemoval,
  proposeOwners,
  isSystemType,
  ownershipOf,
} from './owners.js';

const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const urn = 'urn:li:tag:owned';
const SYSTEM = 'urn:li:ownershipType:__system__';
const OWN = 'urn:li:ownershipType:keeper';

describe('a kind of ownership', () => {
  it.each([
    ['nothing', {}, { type: 'NONE', typeUrn: `${SYSTEM}none` }],
    ['a null', { type: null }, { type: 'NONE', typeUrn: `${SYSTEM}none` }],
    ['a type', { type: 'DATA_STEWARD' }, { type: 'DATA_STEWARD', typeUrn: `${SYSTEM}data_steward` }],
    ['an old type, which has no URN', { type: 'DATAOWNER' }, { type: 'DATAOWNER' }],
    ['the URN by which clients see an old type', { typeUrn: `${SYSTEM}dataowner` }, { type: 'DATAOWNER' }],
    ['a URN of the company', { typeUrn: OWN }, { type: 'CUSTOM', typeUrn: OWN }],
    [
      'a URN that every catalog knows',
      { typeUrn: `${SYSTEM}business_owner` },
      { type: 'BUSINESS_OWNER', typeUrn: `${SYSTEM}business_owner` },
    ],
    ['a URN beside a type', { type: 'DATA_STEWARD', typeUrn: OWN }, { type: 'CUSTOM', typeUrn: OWN }],
  ] as const)('follows from %s', (_, given, expected) => {
    expect(ownershipOf('urn:li:corpuser:a', given)).toEqual({ owner: 'urn:li:corpuser:a', ...expected });
  });

  it('is a built-in kind only with its exact URN', () => {
    expect(
      [`${SYSTEM}technical_owner`, `${SYSTEM}TECHNICAL_OWNER`, `${SYSTEM}custom`, OWN].map(isSystemType),
    ).toEqual([true, false, false, false]);
  });
});

interface Entry {
  readonly owner: string;
  readonly type: string;
  readonly typeUrn?: string;
}
const owner = fc.constantFrom('a', 'b/~', 'c').map((name) => `urn:li:corpuser:${name}`);
const ownership = fc
  .tuple(
    owner,
    fc.constantFrom(
      {},
      { type: 'DATA_STEWARD' as const },
      { type: 'DATAOWNER' as const },
      { typeUrn: OWN },
      { typeUrn: `${OWN}2` },
    ),
  )
  .map(([name, given]) => ownershipOf(name, given));
/** Older clients write an entry with the type, but without its URN. */
const stored = fc
  .uniqueArray(fc.tuple(ownership, fc.boolean()), {
    selector: ([{ owner: name, type, typeUrn }]) => `${name} ${type} ${typeUrn ?? ''}`,
    maxLength: 5,
  })
  .map((entries) =>
    entries.map(([{ typeUrn, ...entry }, isBare]): Entry =>
      isBare && isSystemType(typeUrn ?? '') ? entry : { ...entry, ...(typeUrn && { typeUrn }) },
    ),
  );
const keyOf = ({ owner: name, type, typeUrn }: Entry) => `${name} ${type} ${typeUrn ?? ''}`;
const ownersIn = (aspect: any): Entry[] => aspect.owners ?? [];

it('an owner with an old type is removed by the URN by which clients see the type', () => {
  const owners = [{ owner: 'urn:li:corpuser:a', type: 'DATAOWNER' }];
  const removed = { owners: ['urn:li:corpuser:a'], typeUrn: `${SYSTEM}dataowner` };
  expect(ownersIn(applied(proposeOwnerRemoval(urn, removed, stamp), { owners }))).toEqual([]);
});

describe('owners', () => {
  it('that are added exist once for each kind, and no other owner is removed', () => {
    fc.assert(
      fc.property(stored, fc.array(ownership, { maxLength: 4 }), (before, added) => {
        const change = proposeOwners(urn, added, stamp);
        const after = applied(change, { owners: before });
        const replaced = new Set(added.map(({ owner: name, type }) => `${name} ${type} `));
        const stay = before.map(keyOf).filter((key) => !replaced.has(key));
        expect(new Set(ownersIn(after).map(keyOf))).toEqual(new Set([...stay, ...added.map(keyOf)]));
        expect(new Set(ownersIn(after).map(keyOf)).size).toBe(ownersIn(after).length);
        expect(after.lastModified).toEqual(stamp);
        expect(ownersIn(applied(change, after)).map(keyOf).sort()).toEqual(ownersIn(after).map(keyOf).sort());
      }),
    );
  });

  it('that are removed lose all kinds, or the named one', () => {
    const typeUrn = fc.constantFrom(undefined, OWN, `${SYSTEM}none`, `${SYSTEM}data_steward`);
    fc.assert(
      fc.property(stored, fc.array(owner, { maxLength: 2 }), typeUrn, (before, owners, named) => {
        const after = applied(proposeOwnerRemoval(urn, { owners, typeUrn: named }, stamp), {
          owners: before,
        });
        const type = named?.startsWith(SYSTEM) ? named.slice(SYSTEM.length).toUpperCase() : undefined;
        const goes = (each: Entry) =>
          owners.includes(each.owner) &&
          (named === undefined ||
            each.typeUrn === named ||
            (each.typeUrn === undefined && each.type === type));
        expect(ownersIn(after)).toEqual(before.filter((each) => !goes(each)));
      }),
    );
  });

  it('keep their other members when they are added again', () => {
    const said = {
      owner: 'urn:li:corpuser:a',
      type: 'CUSTOM',
      typeUrn: OWN,
      source: { type: 'SERVICE', url: 'https://x.example' },
    };
    const added = [ownershipOf(said.owner, { typeUrn: OWN })];
    expect(applied(proposeOwners(urn, added, stamp), { owners: [said] }).owners).toEqual([said]);
  });
});

it('the creator of an entity becomes its technical owner', () => {
  expect(applied(proposeCreatorAsOwner(urn, stamp))).toMatchObject({
    owners: [{ owner: stamp.actor, type: 'TECHNICAL_OWNER', typeUrn: `${SYSTEM}technical_owner` }],
    lastModified: stamp,
  });
});
