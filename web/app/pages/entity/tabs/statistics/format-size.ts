const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** Formats a number of bytes, e.g. `1.5 GB`, in units of 1000. */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[step] ?? ''}`;
}
