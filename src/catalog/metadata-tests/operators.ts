/** The operators of checks. */

export type Scalar = string | number | boolean;

type Test = (values: readonly Scalar[], wanted: readonly Scalar[]) => boolean;

interface OperatorInfo {
  /** Which values the check needs. */
  readonly takes: 'no values' | 'values' | 'one number';
  readonly test: Test;
}

const someText = (compare: (value: string, wanted: string) => boolean): OperatorInfo => ({
  takes: 'values',
  test: (values, wanted) =>
    values.some((value) => wanted.some((text) => compare(String(value), String(text)))),
});

const someNumber = (compare: (value: number, wanted: number) => boolean): OperatorInfo => ({
  takes: 'one number',
  test: (values, [wanted]) => values.some((value) => isNumeric(value) && compare(+value, Number(wanted))),
});

const equals = someText((value, wanted) => value === wanted);

const OPERATORS = {
  exists: { takes: 'no values', test: (values) => values.length > 0 },
  equals,
  not_equals: { takes: 'values', test: (values, wanted) => !equals.test(values, wanted) },
  contains_all: {
    takes: 'values',
    test: (values, wanted) => {
      const present = new Set(values.map(String));
      return wanted.every((value) => present.has(String(value)));
    },
  },
  contains_str: someText((value, wanted) => value.includes(wanted)),
  starts_with: someText((value, wanted) => value.startsWith(wanted)),
  ends_with: someText((value, wanted) => value.endsWith(wanted)),
  like: someText(isLike),
  greater_than: someNumber((value, wanted) => value > wanted),
  greater_than_or_equal_to: someNumber((value, wanted) => value >= wanted),
  less_than: someNumber((value, wanted) => value < wanted),
  less_than_or_equal_to: someNumber((value, wanted) => value <= wanted),
  is_true: { takes: 'no values', test: (values) => values.includes(true) },
  is_false: { takes: 'no values', test: (values) => !values.includes(true) },
  minimum_count: { takes: 'one number', test: (values, [wanted]) => values.length >= Number(wanted) },
} satisfies Record<string, OperatorInfo>;

export type Operator = Extract<keyof typeof OPERATORS, string>;

/** Names by which other products know the operators. */
const ALIASES: Readonly<Record<string, Operator>> = {
  any_equals: 'equals',
  contains_any: 'equals',
  in: 'equals',
};

export const OPERATOR_NAMES: readonly string[] = Object.keys(OPERATORS);

/** @returns undefined for an unknown name */
export function findOperator(name: string): Operator | undefined {
  if (Object.hasOwn(OPERATORS, name)) return name as Operator;
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

export function takenBy(operator: Operator): OperatorInfo['takes'] {
  return OPERATORS[operator].takes;
}

/** Texts compare with case. A comparison of numbers never holds for a value that is not a number. */
export function holdsFor(operator: Operator, values: readonly Scalar[], wanted: readonly Scalar[]): boolean {
  return OPERATORS[operator].test(values, wanted);
}

function isNumeric(value: Scalar): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && isFinite(+value));
}

/** `%` in the pattern stands for any characters. The time is proportional to both lengths, whatever the pattern. */
function isLike(value: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('%');
  const last = rest.pop();
  if (last === undefined) return value === first;
  if (!value.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = value.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return value.length - last.length >= at && value.endsWith(last);
}
