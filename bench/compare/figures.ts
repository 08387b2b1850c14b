/** What is measured in a round, and how the rounds of two services compare. */
import type { RowName, SignIn } from './options.js';
import type { SideName } from './side.js';

/** The figures of a round by name. */
export const FIGURES = {
  service: { unit: 'µs', title: 'service, processor time' },
  neo4j: { unit: 'µs', title: 'Neo4j, processor time' },
  rate: { unit: '/s', title: 'rate' },
  p50: { unit: 'ms', title: 'p50' },
  overBare: { unit: 'times', title: 'p50, over a bare transaction of one property' },
  once: { unit: 'ms', title: 'duration' },
} as const;
export type FigureName = keyof typeof FIGURES;

export type Sample = Readonly<Partial<Record<FigureName, number>>>;

/** What was measured of one operation. */
export interface Series {
  readonly row: RowName;
  readonly title: string;
  readonly signIn: SignIn;
  /** Of writes: whether their system metadata names a run. */
  readonly hasRun?: boolean;
  /** One entry for each round. */
  readonly samples: readonly Readonly<Record<SideName, Sample>>[];
}

export interface ComparedFigure {
  readonly figure: FigureName;
  /** Medians of all rounds. */
  readonly old: number;
  readonly new: number;
  /** New to old: the median of the ratios of the rounds, and how far they differ. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Compares the figures that each round has. */
export function compareFigures({ samples }: Pick<Series, 'samples'>): ComparedFigure[] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap((figure) => {
    const pairs = samples.flatMap(({ old, new: newer }) => {
      const [before, after] = [old[figure], newer[figure]];
      return before === undefined || after === undefined ? [] : [[before, after] as const];
    });
    // Processor time of Neo4j is 0 where nothing is asked of it.
    if (pairs.length === 0 || pairs.every(([before]) => before === 0)) return [];
    const ratios = pairs.map(([before, after]) => after / before);
    return [
      {
        figure,
        old: medianOf(pairs.map(([before]) => before)),
        new: medianOf(pairs.map(([, after]) => after)),
        ...{ ratio: medianOf(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) },
      },
    ];
  });
}

/** The mean of the two middle values of an even number of values. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
