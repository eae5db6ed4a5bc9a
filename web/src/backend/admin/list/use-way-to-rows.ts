import { type RefObject, useEffect, useRef, useState } from "react";
import type { ListSearch } from "./list-search";
import type { ListRows } from "./source/list-rows";

/**
 * The way from the search field to the first row. @returns `area`, which contains the rows, and `ask`, which moves the
 * focus from the field as soon as the rows are those of the text in it. Whoever leaves the field stays where they are.
 */
export function useWayToRows({ search, source }: { search: ListSearch; source: ListRows }): {
  area: RefObject<HTMLDivElement | null>;
  ask: (asked: { field: HTMLInputElement; text: string }) => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<{ field: HTMLInputElement; text: string } | null>(null);
  const isThere = asked !== null && (search.search ?? "") === asked.text && !source.isFetching;
  useEffect(() => {
    if (!isThere) return;
    ask(null);
    const { field, text } = asked;
    if (document.activeElement === field && field.value.trim() === text)
      area.current?.querySelector<HTMLElement>("tbody > tr, [data-index='0']")?.focus();
  }, [isThere, asked]);
  return { area, ask };
}
