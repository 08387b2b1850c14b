import { makeSafe } from './safe-storage.js';

function refuse(): never {
  throw new DOMException('The storage is blocked.', 'SecurityError');
}

it('keeps what is written until it is removed', () => {
  const kept = new Map<string, string>();
  const store = makeSafe(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  store.setItem('a', '1');
  expect(store.getItem('a')).toBe('1');
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

it.each([
  ['cannot be looked up', refuse],
  ['refuses every call', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
])('finds nothing and does not fail if the storage %s', (_, find) => {
  const store = makeSafe(find);
  store.setItem('a', '1');
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});
