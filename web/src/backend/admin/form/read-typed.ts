/** Has the input with the focus hand over what was typed into it: a number is read when its field loses focus. */
export function readTyped(root: ParentNode | null): void {
  const field = root?.querySelector<HTMLInputElement>("input:focus");
  field?.blur();
  field?.focus();
}
