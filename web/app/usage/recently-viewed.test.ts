import { readViewed, rememberViewed } from './recently-viewed.js';

function storeWith(text: string | null = null) {
  let value = text;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

it('keeps the last ten entities, each once, most recent first', () => {
  const store = storeWith();
  for (let index = 0; index < 12; index += 1) rememberViewed(store, `urn:li:tag:${String(index)}`);
  rememberViewed(store, 'urn:li:tag:7');
  const names = readViewed(store).map((urn) => urn.slice('urn:li:tag:'.length));
  expect(names).toEqual(['7', '11', '10', '9', '8', '6', '5', '4', '3', '2']);
});

it.each(['', '{', '{"a":1}', '[1, null]'])('starts empty if %j is stored', (text) => {
  expect(readViewed(storeWith(text))).toEqual([]);
});
