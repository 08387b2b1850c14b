/**
 * Encodes lists of URNs in addresses. Addresses are short and neighbours often share a prefix, so each URN is written as the
 * length of the prefix in UTF-16 units that it shares with the previous URN, a dot, and the rest: `0.urn:li:chart:(superset,1)`, `25.2)`.
 */

export function packUrns(urns: readonly string[]): string[] {
  return urns.map((urn, index) => {
    const shared = sharedLength(urns[index - 1] ?? '', urn);
    return `${shared}.${urn.slice(shared)}`;
  });
}

/** Skips parts that `packUrns` cannot have written. */
export function unpackUrns(packed: readonly string[]): string[] {
  const urns: string[] = [];
  for (const text of packed) {
    const [, digits, rest] = /^(\d{1,4})\.(.*)$/su.exec(text) ?? [];
    if (digits === undefined || rest === undefined) continue;
    const before = urns.at(-1) ?? '';
    const shared = Number(digits);
    if (shared <= before.length) urns.push(before.slice(0, shared) + rest);
  }
  return urns;
}

/** Never splits a surrogate pair, because an address cannot contain half of one. */
function sharedLength(before: string, urn: string): number {
  const most = Math.min(before.length, urn.length, 9_999);
  let shared = 0;
  while (shared < most && before[shared] === urn[shared]) shared += 1;
  return /[\uD800-\uDBFF]/.test(urn.charAt(shared - 1)) ? shared - 1 : shared;
}
