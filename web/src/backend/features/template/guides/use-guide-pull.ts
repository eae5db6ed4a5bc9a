import { type RefObject, useRef, useState } from "react";
import { toPage } from "../canvas/view";
import type { ViewControl } from "../canvas/use-view";
import type { Point } from "../model/geometry";
import { type Guide, withGuide, withMovedGuide, withoutGuide } from "../model/guides";
import { snapPoint } from "../model/snap";
import { targetsFor } from "../canvas/gesture";
import type { Editor } from "../state/editor";
import { GUIDE_ATTRIBUTE } from "./guide-lines";
import { RULER, RULER_ATTRIBUTE } from "./rulers";

/** A guide that is being pulled. */
export interface PulledGuide extends Guide {
  /** Its place in the list; null for a new one. */
  index: number | null;
  /** Whether it is pulled off the page, and gone when it is let go. */
  isOut: boolean;
}

/** Pulls guides out of rulers, along the page, and back. */
export function useGuidePull({
  editor,
  control,
  element,
  areRulersShown,
}: {
  editor: Editor;
  control: ViewControl;
  element: RefObject<HTMLElement | null>;
  areRulersShown: boolean;
}) {
  const [pulled, setPulled] = useState<PulledGuide | null>(null);
  const now = useRef<PulledGuide | null>(null);
  const show = (next: PulledGuide | null): void => {
    now.current = next;
    setPulled(next);
  };
  return {
    pulled,
    /** Takes what was pressed, if it is a ruler or a guide. */
    take: (target: EventTarget): boolean => {
      if (!(target instanceof Element)) return false;
      const index = target.closest(`[${GUIDE_ATTRIBUTE}]`)?.getAttribute(GUIDE_ATTRIBUTE);
      const guide = index ? editor.guides()[Number(index)] : undefined;
      if (guide) show({ ...guide, index: Number(index), isOut: false });
      const axis = target.closest(`[${RULER_ATTRIBUTE}]`)?.getAttribute(RULER_ATTRIBUTE);
      if (axis === "x" || axis === "y") show({ axis, at: 0, index: null, isOut: true });
      return now.current !== null;
    },
    /** Whether a guide is pulled, which now is there on the screen. */
    pull: ({ place, isFree, reach }: { place: Point; isFree: boolean; reach: number }): boolean => {
      const { current } = now;
      if (!current) return false;
      const { axis } = current;
      const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
      const edge = areRulersShown ? RULER : 0;
      const isOut = axis === "x" ? place.x <= edge || place.x >= width : place.y <= edge || place.y >= height;
      const point = toPage(control.view, place);
      const targets = targetsFor(editor.design(), { moving: [], guides: [] });
      const by = isFree ? 0 : snapPoint({ point, axes: [axis], targets, reach: reach / control.view.scale }).by[axis];
      // Whole units, unless they are larger than pixels of the screen.
      const digits = control.view.scale > 4 ? 10 : 1;
      const at = by === 0 ? Math.round(point[axis] * digits) / digits : point[axis] + by;
      show({ ...current, at, isOut });
      return true;
    },
    /** Whether a guide was pulled, which now is where it was let go. */
    release: (): boolean => {
      const { current } = now;
      if (!current) return false;
      const { index, axis, at, isOut } = current;
      if (index === null) {
        if (!isOut) editor.changeGuides((guides) => withGuide(guides, { axis, at }));
      } else
        editor.changeGuides((guides) => (isOut ? withoutGuide(guides, index) : withMovedGuide(guides, { index, at })));
      show(null);
      return true;
    },
    abort: (): void => show(null),
  };
}
