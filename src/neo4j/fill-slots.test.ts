import { fillSlots } from './fill-slots.js';

describe('slots of a statement', () => {
  it('are filled by name, with texts as they are', () => {
    expect(fillSlots('/* a */ /* b */ /* toString */ /* a */', { a: '$1 $&' })).toBe(
      '$1 $& /* b */ /* toString */ $1 $&',
    );
    expect(fillSlots('/* a *//* b */', { a: '', b: '/* a */' })).toBe('/* a */');
  });

  it('with an argument are filled for this argument', () => {
    const slots = { has: (variable: string) => `${variable}.x IS NOT NULL` };
    expect(fillSlots('/* has node */ AND /* has $row.a */', slots)).toBe(
      'node.x IS NOT NULL AND $row.a.x IS NOT NULL',
    );
  });

  it('stay comments if the filling needs an argument and there is none, or the other way round', () => {
    const text = '/* a node */ /* has */ /*has node*/ /* has two words */';
    expect(fillSlots(text, { a: 'text', has: () => 'filled' })).toBe(text);
  });
});
