// Composes statements by filling their slots. A slot is a comment of the form `/* name */` or `/* name argument */`; the argument is the
// variable or parameter of the statement that the filling refers to. Values never become text: they are parameters.

/** A text, or a function of the slot's argument. */
export type Slots = Readonly<Record<string, string | ((argument: string) => string)>>;

const SLOT = /\/\* (\w+)(?: (\$?[\w.]+))? \*\//g;

/** Slots without a filling stay comments, so a statement runs without them. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replace(SLOT, (slot, name: string, argument?: string) => {
    const filling = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (typeof filling === 'string') return argument === undefined ? filling : slot;
    return filling === undefined || argument === undefined ? slot : filling(argument);
  });
}
