import type { FieldError } from "@tresen/contract/kit/errors";
import { MESSAGES } from "@tresen/contract/order/order.texts";

/** The message of the first error of a field, for the line below its control. */
export function messageFor(errors: readonly FieldError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}

/** Errors of positions, by the position's index in the cart. */
export function itemMessages(errors: readonly FieldError[]): Map<number, string> {
  const messages = new Map<number, string>();
  for (const { field, message } of errors) {
    const index = /^items\.(\d+)/.exec(field ?? "")?.[1];
    if (index !== undefined && !messages.has(Number(index))) messages.set(Number(index), message);
  }
  return messages;
}

export function withoutField(errors: readonly FieldError[], fields: readonly string[]): FieldError[] {
  return errors.filter(({ field }) => field === undefined || !fields.includes(field));
}

/** The element that an error belongs to: the control of that name, the position, or null for the whole order. */
export function elementFor(field: string | undefined): HTMLElement | null {
  if (!field) return null;
  const item = /^items\.\d+/.exec(field)?.[0];
  const element = document.getElementById(item ?? field);
  return element ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
}

/** Sorted in the order of the page; errors without a control come first. */
export function inPageOrder(errors: readonly FieldError[]): FieldError[] {
  const placed = errors.map((error) => ({ error, element: elementFor(error.field) }));
  placed.sort((a, b) => {
    if (!a.element || !b.element || a.element === b.element)
      return Number(a.element !== null) - Number(b.element !== null);
    return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  return placed.map(({ error }) => error);
}

/** The id of the list of errors. */
export const ERROR_SUMMARY = "checkout-errors";

/**
 * Scrolls to the top of the page and focuses the list of errors: screen readers announce it, and each error in it links
 * to its control.
 */
export function showErrorList(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById(ERROR_SUMMARY)?.focus({ preventScroll: true });
}

/** Always returns a message, whatever was thrown. */
export function errorOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : MESSAGES.unknown;
}
