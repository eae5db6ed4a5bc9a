import { flushSync } from "react-dom";

/**
 * Has the input with the focus hand over what was typed into it: a date is read when its field loses focus. The cursor
 * and the selection stay.
 */
export function readTyped(root: ParentNode | null): void {
  const field = root?.querySelector<HTMLInputElement>("input:focus");
  if (!field) return;
  const { selectionStart, selectionEnd } = field;
  // The value is written in its usual form at once, which moves the cursor to its end.
  flushSync(() => {
    field.blur();
    field.focus();
  });
  // Inputs of some types, such as addresses of mails, tell nothing of their selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
