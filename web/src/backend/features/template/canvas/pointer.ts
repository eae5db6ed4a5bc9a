import type { Area, Point } from "../model/geometry";
import type { Pointer } from "./gesture";
import { type View, toPage } from "./view";

/** The attribute of what can be pulled: the index of a handle, or `turn`. */
export const HANDLE_ATTRIBUTE = "data-handle";

/** Pixels that a pointer may tremble before it pulls. */
const TREMBLE = { mouse: 3, touch: 8 };
/** Pixels within which things snap, and around thin layers. */
const REACH = { mouse: 6, touch: 10 };

interface Event {
  pointerType: string;
}

export const isFinger = ({ pointerType }: Event): boolean => pointerType === "touch";

/** Pixels of the screen within which a pointer meets something. */
export const reachOf = (event: Event): number => (isFinger(event) ? REACH.touch : REACH.mouse);

/** Whether the pointer has moved so little that it was only pressed. */
export const trembles = (event: Event, { from, to }: { from: Point; to: Point }): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < (isFinger(event) ? TREMBLE.touch : TREMBLE.mouse);

export function handleOf(target: EventTarget): number | "turn" | null {
  const name =
    target instanceof Element ? target.closest(`[${HANDLE_ATTRIBUTE}]`)?.getAttribute(HANDLE_ATTRIBUTE) : null;
  return name === null || name === undefined ? null : name === "turn" ? name : Number(name);
}

type Keys = Event & Record<"shiftKey" | "altKey" | "ctrlKey" | "metaKey", boolean>;

/** The pointer at a place of the screen, as gestures take it, with the keys that are held. */
export function pointerOf(event: Keys, { place, view }: { place: Point; view: View }): Pointer {
  return {
    point: toPage(view, place),
    isStraight: event.shiftKey,
    isFromMiddle: event.altKey,
    isFree: event.ctrlKey || event.metaKey,
    reach: reachOf(event) / view.scale,
  };
}

export function areaBetween(a: Point, b: Point): Area {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}
