import { numberText, shareText } from './number-text.js';

it.each([
  [1234, '1,234'],
  [0, '0'],
  [1.23456, '1.23'],
  [null, ''],
  [undefined, ''],
])('formats the number %j as %j', (value, text) => {
  expect(numberText(value)).toBe(text);
});

it.each([
  [0, '0%'],
  [0.0001, '<0.1%'],
  [0.125, '12.5%'],
  [1, '100%'],
  [null, ''],
])('formats the share %j as %j', (value, text) => {
  expect(shareText(value)).toBe(text);
});
