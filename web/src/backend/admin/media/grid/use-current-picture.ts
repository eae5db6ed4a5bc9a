import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Picture } from "../picture";

interface CurrentPicture {
  /** The place of the picture that is in the order of Tab. */
  current: number;
  setCurrent: (index: number) => void;
  /** Puts the focus into a picture, also into one that is not drawn yet. */
  focus: (index: number) => void;
  /** For the element around the pictures. */
  handlers: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/**
 * The picture of the grid that is in the order of Tab. A list that is loaded again may have it in another place: while
 * it has the focus, the focus goes there with it. Without the focus another search begins at its first picture.
 */
export function useCurrentPicture({
  grid,
  images,
  asked,
  onBegin,
}: {
  grid: RefObject<HTMLElement | null>;
  images: readonly Picture[];
  /** The search whose pictures are shown. */
  asked: string;
  /** Called when another search has begun at its first picture. */
  onBegin: () => void;
}): CurrentPicture {
  const [chosen, setChosen] = useState(0);
  const wanted = useRef<number | null>(null);
  const former = useRef<{ asked: string; images: readonly Picture[]; id: string | undefined }>(null);
  const current = Math.min(chosen, Math.max(0, images.length - 1));
  const focus = (index: number): void => {
    wanted.current = index;
    setChosen(index);
  };
  // A focused tile that is removed with its row leaves the focus nowhere, and tells nobody.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const before = former.current;
    former.current = { asked, images, id: images[current]?.id };
    if (!before || wanted.current !== null) return;
    const isNowhere = document.activeElement === document.body;
    if (hasFocus.current && (isNowhere || grid.current?.contains(document.activeElement))) {
      if (before.images === images || (before.id === images[current]?.id && !isNowhere)) return;
      const index = images.findIndex(({ id }) => id === before.id);
      focus(index < 0 ? current : index);
    } else if (before.asked !== asked) {
      setChosen(0);
      onBegin();
    }
  }, [asked, images, current, grid, onBegin]);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const tile = grid.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!tile) return;
    wanted.current = null;
    tile.focus({ preventScroll: true });
    tile.scrollIntoView({ block: "nearest" });
  });
  const handlers = {
    onFocus: ({ target }: FocusEvent): void => {
      hasFocus.current = true;
      setChosen(indexOf(target) ?? current);
    },
    onBlur: (): void => {
      hasFocus.current = false;
    },
  };
  return { current, setCurrent: setChosen, focus, handlers };
}

/** The place of the picture whose tile or row contains the element; null if it is in none. */
export function indexOf(target: EventTarget): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return tile ? Number(tile.dataset["index"]) : null;
}
