import { type RefObject, useEffect, useRef } from "react";

const CONTROL = "input:not([type=hidden], [tabindex='-1']), select:not([tabindex='-1']), textarea, [contenteditable]";

/** Moves the focus to the control of a field that was added. @returns the element whose first children are the fields. */
export function useFieldFocus(count: number): RefObject<HTMLDivElement | null> {
  const parts = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current)
      parts.current?.children[count - 1]?.querySelector<HTMLElement>(`${CONTROL}, button`)?.focus();
    before.current = count;
  }, [count]);
  return parts;
}
