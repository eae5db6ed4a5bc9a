import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the first field in error after a try that was refused.
 * @param tried another value after each try.
 */
export function useFaultFocus({ form, tried }: { form: RefObject<HTMLElement | null>; tried: unknown }): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, tried]);
}
