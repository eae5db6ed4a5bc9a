import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { type ListSearch, listSearchOf } from "./list-search";

/**
 * Where a list was when a record was opened from it: the list, its row, and how far it and all around it had scrolled.
 */
interface ListPlace {
  resource: string;
  search: ListSearch;
  row: number;
  id: string;
  tops: readonly number[];
  /** Whether a record is open, so that the list can be returned to. */
  isLeft: boolean;
}

let place: ListPlace | null = null;

/** The search of the list from which a record was opened; the whole list if it was opened from elsewhere. */
export function searchBefore({ resource, id }: { resource: string; id: string | undefined }): ListSearch {
  return place?.resource === resource && (place.isLeft || place.id === id) ? place.search : {};
}

/** Notes that a record is shown: the browser's own "forward" leads to it, too, after the list was returned to. */
export function useRecordPlace({ resource, id }: { resource: string; id: string | undefined }): void {
  useEffect(() => {
    if (place?.resource === resource && place.id === id) place.isLeft = true;
  }, [resource, id]);
}

/**
 * A list that is returned to is where it was, and the row has the focus. @returns notes the place before a row opens.
 */
export function useListPlace({
  table,
  resource,
  ids,
  onReturn = (at) => table.current?.querySelectorAll<HTMLElement>("tbody > tr")[at]?.focus({ preventScroll: true }),
}: {
  table: RefObject<HTMLElement | null>;
  /** Empty for a list that nobody returns to. */
  resource: string;
  ids: readonly string[];
  /** Puts the focus into a row. */
  onReturn?: (at: number) => void;
}): (id: string) => void {
  const router = useRouter();
  useEffect(() => {
    if (resource === "") return;
    const known = place;
    place = known?.resource === resource ? { ...known, isLeft: false } : null;
    if (
      !known?.isLeft ||
      known.resource !== resource ||
      !isSame(known.search, listSearchOf(router.state.location.search))
    )
      return;
    for (const [index, element] of around(table.current).entries()) element.scrollTop = known.tops[index] ?? 0;
    // The record may have got another place, or be gone.
    const at = ids.includes(known.id) ? ids.indexOf(known.id) : Math.min(known.row, ids.length - 1);
    onReturn(at);
    // Only what was shown first is returned to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (id) => {
    const tops = around(table.current).map(({ scrollTop }) => scrollTop);
    place = {
      resource,
      search: listSearchOf(router.state.location.search),
      row: ids.indexOf(id),
      id,
      tops,
      isLeft: true,
    };
  };
}

function around(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...around(parent)] : [];
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
