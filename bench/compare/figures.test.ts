import { compareFigures, medianOf } from './figures.js';

it('the ratio is the median of the ratios of the rounds, not the ratio of the medians', () => {
  const rounds = [
    [100, 50],
    [200, 60],
    [400, 400],
  ];
  const samples = rounds.map(([before = 0, after = 0]) => ({
    old: { service: before },
    new: { service: after },
  }));
  expect(compareFigures({ samples })).toEqual([
    { figure: 'service', old: 200, new: 60, ratio: 0.5, lowest: 0.3, highest: 1 },
  ]);
});

it('figures that one side lacks, and those that are 0, are not compared', () => {
  const samples = [{ old: { neo4j: 0, p50: 4 }, new: { neo4j: 0, p50: 3, rate: 7 } }];
  expect(compareFigures({ samples }).map(({ figure }) => figure)).toEqual(['p50']);
});

it.each([
  [[7], 7],
  [[9, 1, 4], 4],
  [[1, 2, 10, 4], 3],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
