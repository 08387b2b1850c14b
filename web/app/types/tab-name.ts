/** Names of the tabs of an entity page, as in addresses. */
export const TAB_NAMES = [
  'Schema',
  'Features',
  'Group',
  'Models',
  'Contents',
  'Members',
  'Documentation',
  'Lineage',
  'Properties',
  'Queries',
  'Statistics',
  'Quality',
  'Runs',
  'Ownership',
  'History',
  'Raw',
] as const;

export type TabName = (typeof TAB_NAMES)[number];

/** Finds a tab by name, ignoring case, e.g. from an address printed by another client. */
export function findTabName(text: string): TabName | undefined {
  const wanted = text.toLowerCase();
  return TAB_NAMES.find((name) => name.toLowerCase() === wanted);
}
