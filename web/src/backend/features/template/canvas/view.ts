import type { Area, Point } from "../model/geometry";

/** How the page is shown: pixels of the screen per unit of the template, and where its upper left corner is. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The scale may be between these, in pixels of the screen per pixel of the picture. */
export const SMALLEST = 0.02;
export const LARGEST = 16;

/** The whole page in the middle of the area, with room around it for handles and rulers. */
export function fitView({ page, area, margin }: { page: Size; area: Size; margin: number }): View {
  const room = { width: Math.max(1, area.width - margin * 2), height: Math.max(1, area.height - margin * 2) };
  const scale = Math.min(room.width / page.width, room.height / page.height);
  return middleView({ page, area, scale });
}

export function middleView({ page, area, scale }: { page: Size; area: Size; scale: number }): View {
  return { scale, x: (area.width - page.width * scale) / 2, y: (area.height - page.height * scale) / 2 };
}

/** The view with another scale, in which what is at this point of the screen stays there. */
export function zoomedView(view: View, { scale, at }: { scale: number; at: Point }): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

export function toPage(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

export function toScreen(view: View, { x, y }: Point): Point {
  return { x: view.x + x * view.scale, y: view.y + y * view.scale };
}

/** Some of the page stays in sight, however far it is pushed. */
export function heldView(view: View, { page, area }: { page: Size; area: Size }): View {
  const least = 40;
  const hold = (start: number, length: number, room: number): number =>
    Math.min(room - least, Math.max(least - length, start));
  return {
    scale: view.scale,
    x: hold(view.x, page.width * view.scale, area.width),
    y: hold(view.y, page.height * view.scale, area.height),
  };
}

/** The view moved so far that the area of the page is in sight, if it fits. */
export function revealed(view: View, { part, area, margin }: { part: Area; area: Size; margin: number }): View {
  const start = toScreen(view, part);
  const by = (from: number, length: number, room: number): number => {
    if (from < margin) return margin - from;
    const over = from + length - (room - margin);
    return over > 0 ? -Math.min(over, from - margin) : 0;
  };
  const [x, y] = [by(start.x, part.width * view.scale, area.width), by(start.y, part.height * view.scale, area.height)];
  return x === 0 && y === 0 ? view : { ...view, x: view.x + x, y: view.y + y };
}

const STEPS = [0.05, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** The next of the usual steps, in pixels of the screen per pixel of the picture. */
export function nextStep(zoom: number, direction: 1 | -1): number {
  const close = 0.01;
  return direction === 1
    ? (STEPS.find((step) => step > zoom * (1 + close)) ?? LARGEST)
    : (STEPS.findLast((step) => step < zoom * (1 - close)) ?? SMALLEST);
}

/** The distance between marks of a ruler in units, so that they are at least so many pixels apart: 1, 2 or 5 times a power of 10. */
export function rulerStep(scale: number, least: number): number {
  const power = 10 ** Math.floor(Math.log10(least / scale));
  const step = [1, 2, 5, 10].find((times) => power * times * scale >= least) ?? 10;
  return power * step;
}
