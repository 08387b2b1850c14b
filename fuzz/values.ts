/** Values that programs often handle wrongly. */
import type { Random } from '../bench/random.js';

const TEXTS = [
  ...['', ' ', 'null', 'undefined', 'NaN', 'true', '0', '-1', '1e999', '*', '%', '_', '/', '\\', '..', '//'],
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    '$ref',
    '{}',
    '[]',
    '{{x}}',
    '${x}',
    '`',
    '"',
    "'",
  ],
  ...[
    '\u0000',
    '\n',
    '\r\n',
    '\t',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\ud800',
    '\udc00',
    '😀',
    'İ',
    'ﬀ',
    'e\u0301',
    'ß',
    '中文',
  ],
  ...[
    'urn:li:',
    'urn:li:tag:',
    'urn:li:dataset:()',
    'urn:li:dataset:(,,)',
    'urn:li:nothing:x',
    'urn:li:tag:%',
    'urn:li:tag:%zz',
  ],
  ...[
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)',
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,NOWHERE)',
  ],
  ...[
    'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD),)',
    'URN:LI:TAG:x',
    'urn:li:corpuser:datahub',
  ],
  ...[
    'a AND',
    '(',
    ')',
    '"a',
    'a"',
    'a~',
    'a^2',
    'name:',
    ':x',
    '[a TO b]',
    'a OR OR b',
    'NOT',
    '-',
    '+',
    '&&',
    '||',
    '!a',
    '/.*/',
    'a\\',
  ],
  ...['2025-02-30', '0000-00-00T00:00:00Z', 'application/json', 'PROD', 'UPSERT', 'eyJ9', 'e30=', 'bnVsbA=='],
];

const NUMBERS = [
  ...[
    0,
    -0,
    1,
    -1,
    0.5,
    -0.1,
    1e-300,
    1e300,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 63),
  ],
  ...[2 ** 63, 2 ** 64, Number.MAX_VALUE, Number.MIN_VALUE, 100, 10_000, 10_001, 8.64e15, 8.64e15 + 1],
];

export function strangeText(random: Random): string {
  const text = random.pick(TEXTS);
  if (random.chance(0.02)) return text.repeat(random.between(100, 5_000));
  return random.chance(0.3) ? text + random.pick(TEXTS) : text;
}

export function strangeNumber(random: Random): number {
  return random.chance(0.3) ? random.between(-1_000, 1_000_000) : random.pick(NUMBERS);
}

/** A JSON value of any type. */
export function strangeValue(random: Random, depth = 0): unknown {
  const kind = random.between(0, depth > 3 ? 3 : 6);
  if (kind === 0) return random.pick([null, true, false]);
  if (kind === 1) return strangeNumber(random);
  if (kind <= 3) return strangeText(random);
  const size = random.between(0, 3);
  const items = Array.from({ length: size }, () => strangeValue(random, depth + 1));
  if (kind === 4) return items;
  if (kind === 5) return nested(random, random.between(1, 200));
  return Object.fromEntries(items.map((item) => [strangeText(random), item]));
}

/** A value within many arrays or objects. */
function nested(random: Random, levels: number): unknown {
  let value = strangeValue(random, 4);
  const isArray = random.chance(0.5);
  for (let level = 0; level < levels; level += 1) value = isArray ? [value] : { a: value };
  return value;
}
