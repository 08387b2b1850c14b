/** `1 entity`, `2,000 entities`. @param many absent: the noun with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
