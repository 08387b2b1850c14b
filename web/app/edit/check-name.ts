/** As in the service, UTF-16 units. */
const MOST_CHARACTERS = 1_000;

/** @returns why the service would refuse the name; undefined if it would not */
export function checkName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter a name.';
  const surplus = name.trim().length - MOST_CHARACTERS;
  if (surplus <= 0) return undefined;
  return `The name is ${surplus.toLocaleString('en')} ${surplus === 1 ? 'character' : 'characters'} too long.`;
}
