/**
 * The search text for the members of a group. A single word also matches inside names, because members of a hub often have names
 * that differ only at the end. Other texts are queries of the catalog's search.
 */
export function groupQuery(text: string): string {
  const typed = text.trim();
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(typed) ? `${typed} OR *${typed}*` : typed;
}
