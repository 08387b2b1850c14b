import { fieldIdentity, fieldName, parseFieldPath } from './field-path.js';

describe('the name of a field', () => {
  it.each([
    ['price', 'price'],
    ['address.zip', 'address.zip'],
    ['items[0].name', 'items[0].name'],
    ['[version=2.0].[type=Order].[type=long].id', 'id'],
    ['[version=2.0].[key=True].[type=string].region', 'region'],
    ['[version=2.0].[type=com.acme.Order].[type=string].name', 'name'],
    ['[version=2.0].[type=Order].[type=array].[type=Line].lines.[type=int].count', 'lines[].count'],
    ['[version=2.0].[type=struct].[type=array].[type=array].[type=int].matrix', 'matrix[][]'],
    ['[version=2.0].[type=Order].[type=union].payment', 'payment'],
    ['[version=2.0].[type=Order].[type=union].[type=Card].payment.[type=int].no', '(Card) payment.no'],
    ['[version=2.0].[type=string]', '[version=2.0].[type=string]'],
    ['', ''],
  ])('of path %j is %j', (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

it('recognizes a path of a message key', () => {
  expect(parseFieldPath('[version=2.0].[key=True].[type=string].region').isKey).toBe(true);
  expect(parseFieldPath('[version=2.0].[type=string].region').isKey).toBe(false);
});

describe('the identity of a field', () => {
  const identity = (path: string) => fieldIdentity(parseFieldPath(path));

  it('does not change with the types in the path', () => {
    expect(identity('[version=2.0].[type=Order].[type=int].id')).toBe(
      identity('[version=2.0].[type=Order].[type=long].id'),
    );
  });

  it('distinguishes members of a union, and keys from values', () => {
    const card = '[version=2.0].[type=union].[type=Card].payment';
    expect(identity(card)).not.toBe(identity('[version=2.0].[type=union].payment'));
    expect(identity('[version=2.0].[key=True].[type=int].id')).not.toBe(
      identity('[version=2.0].[type=int].id'),
    );
  });
});
