import { startTransition, useCallback, useEffect, useRef, useState } from "react";

const NONE: ReadonlySet<string> = new Set();

/**
 * Which entries of a long list are in sight or near it, at most so many. `watch` is the `ref` of each entry, whose
 * `data-entry` is one of the ids; what scrolls has `data-scroller`.
 */
export function useNear({ ids, most }: { ids: readonly string[]; most: number }) {
  const [near, setNear] = useState(NONE);
  const observer = useRef<IntersectionObserver | null>(null);
  const crossing = useRef(new Set<string>());
  const order = useRef(ids);
  useEffect(() => {
    order.current = ids;
  }, [ids]);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const id = element.dataset["entry"] ?? "";
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const changed = target instanceof HTMLElement ? (target.dataset["entry"] ?? "") : "";
            if (isIntersecting) crossing.current.add(changed);
            else crossing.current.delete(changed);
          }
          const inOrder = order.current.filter((one) => crossing.current.has(one));
          // Those in the middle are in sight.
          const from = Math.max(0, Math.floor((inOrder.length - most) / 2));
          // Between two pictures the page can react.
          startTransition(() => setNear(new Set(inOrder.slice(from, from + most))));
        },
        { root: element.closest("[data-scroller]"), rootMargin: "160px 0px" },
      );
      observer.current.observe(element);
      return () => {
        observer.current?.unobserve(element);
        crossing.current.delete(id);
      };
    },
    [most],
  );
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
    },
    [],
  );
  return { near, watch };
}
