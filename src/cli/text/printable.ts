/** Characters that move the cursor or change the state of a terminal, except line feeds. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Makes control characters in texts of the catalog visible, so that they cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL, (character) =>
    character === '\n' ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
