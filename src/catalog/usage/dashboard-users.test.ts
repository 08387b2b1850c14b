/** Tests the use of a dashboard by user. */
import { dashboardUsers } from './dashboard-users.js';

it('adds up the reported counts of each user', () => {
  const buckets = [
    { userCounts: [{ user: 'a', viewsCount: 1 }, { user: 'b' }] },
    {},
    { userCounts: null },
    { userCounts: [null, { user: 'a', viewsCount: 2, usageCount: 5 }] },
  ];
  expect(dashboardUsers(buckets)).toEqual([{ user: 'a', viewsCount: 3, usageCount: 5 }, { user: 'b' }]);
});
