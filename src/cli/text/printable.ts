/** Everything that moves a cursor or changes a terminal's state, line ends aside. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text of the catalog as it may be shown: what would steer a terminal becomes visible instead. */
export function printable(text: string): string {
  return text.replace(CONTROL, (character) =>
    character === '\n' ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
