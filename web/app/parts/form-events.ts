/** Handlers of form fields that only need what the user entered. */

/** Passes the text of a field on. */
export function onText(change: (text: string) => void) {
  return (event: { readonly currentTarget: { readonly value: string } }): void => {
    change(event.currentTarget.value);
  };
}

/** Passes the state of a checkbox or a switch on. */
export function onChecked(change: (isChecked: boolean) => void) {
  return (event: { readonly currentTarget: { readonly checked: boolean } }): void => {
    change(event.currentTarget.checked);
  };
}
