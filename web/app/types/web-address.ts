/** Sources can write any text as an address. Only HTTP and HTTPS addresses are opened. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
