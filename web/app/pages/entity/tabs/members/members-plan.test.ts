import { MEMBERSHIPS, membersPlanOf } from './members-plan.js';

describe('the plan for members', () => {
  it.each([
    ['urn:li:corpGroup:data', ['IsMemberOfGroup', 'IsMemberOfNativeGroup', 'IsPartOf']],
    ['urn:li:dataHubRole:Admin', ['IsMemberOfRole']],
    ['urn:li:role:reader', ['Has']],
  ])('of %s follows %j', (urn, names) => {
    expect(membersPlanOf(urn).relationships.map(({ name }) => name)).toEqual(names);
  });

  it('of a person’s groups follows the relationships of a group’s members in reverse', () => {
    const reversed = membersPlanOf('urn:li:corpGroup:data').relationships.map((each) => ({
      ...each,
      direction: each.direction === 'INCOMING' ? 'OUTGOING' : 'INCOMING',
    }));
    expect(MEMBERSHIPS.relationships).toEqual(reversed);
  });
});
