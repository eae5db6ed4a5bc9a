import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/**
 * Text that is being typed into a field, and its setter. `onChange` gets the trimmed text after a pause in
 * milliseconds, unless another page has been opened meanwhile. When `value` is changed by something else, such as the
 * back button or a reset, it replaces the text; what was told here comes back late, and must not replace what was typed
 * since.
 */
export function useTypedText({
  value,
  pause,
  onChange,
}: {
  value: string;
  pause: number;
  onChange: (value: string) => void;
}): [string, (text: string) => void] {
  const router = useRouter();
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  const told = useRef<string[]>([]);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const at = told.current.lastIndexOf(value);
    if (at < 0) setTyped(value);
    told.current.splice(0, at + 1);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const { pathname } = router.latestLocation;
    const timer = setTimeout(() => {
      // The field is still there while the next page is loaded.
      if (router.latestLocation.pathname !== pathname) return;
      told.current.push(typed.trim());
      latest.current(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value, pause, router]);
  return [typed, setTyped];
}
