import type { Box } from "./box";
import { type PathWriter, pathWriter } from "./path";

/** The length of the handles of a curve that is a quarter of a circle, as a part of its radius. */
const QUARTER = 0.5522847498;

/** A rectangle; round corners are at most as large as half of its shorter side. */
export function rectanglePath({ box, radius = 0 }: { box: Box; radius?: number }): string {
  const writer = pathWriter();
  writeRectangle({ writer, box, radius });
  return writer.text();
}

export function writeRectangle({
  writer,
  box: { x, y, width, height },
  radius = 0,
}: {
  writer: PathWriter;
  box: Box;
  radius?: number;
}): void {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) {
    writer.move({ x, y });
    writer.line({ x: right, y });
    writer.line({ x: right, y: bottom });
    writer.line({ x, y: bottom });
    return writer.close();
  }
  const k = r * (1 - QUARTER);
  writer.move({ x: x + r, y });
  writer.line({ x: right - r, y });
  writer.cubic({ x: right - k, y }, { x: right, y: y + k }, { x: right, y: y + r });
  writer.line({ x: right, y: bottom - r });
  writer.cubic({ x: right, y: bottom - k }, { x: right - k, y: bottom }, { x: right - r, y: bottom });
  writer.line({ x: x + r, y: bottom });
  writer.cubic({ x: x + k, y: bottom }, { x, y: bottom - k }, { x, y: bottom - r });
  writer.line({ x, y: y + r });
  writer.cubic({ x, y: y + k }, { x: x + k, y }, { x: x + r, y });
  writer.close();
}

export function ellipsePath({ x, y, width, height }: Box): string {
  const writer = pathWriter();
  const [rx, ry] = [width / 2, height / 2];
  const [cx, cy] = [x + rx, y + ry];
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  writer.move({ x: cx, y });
  writer.cubic({ x: cx + kx, y }, { x: x + width, y: cy - ky }, { x: x + width, y: cy });
  writer.cubic({ x: x + width, y: cy + ky }, { x: cx + kx, y: y + height }, { x: cx, y: y + height });
  writer.cubic({ x: cx - kx, y: y + height }, { x, y: cy + ky }, { x, y: cy });
  writer.cubic({ x, y: cy - ky }, { x: cx - kx, y }, { x: cx, y });
  writer.close();
  return writer.text();
}

/** A triangle that stands on its base. */
export function trianglePath({ x, y, width, height }: Box): string {
  return polygon([
    { x: x + width / 2, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
}

const STAR_POINTS = 5;
/** The inner corners of a pentagram, as a part of its radius. */
const INNER = 0.381966;

/** A star with five points that fills its box. */
export function starPath({ x, y, width, height }: Box): string {
  const corners = Array.from({ length: 2 * STAR_POINTS }, (_, index) => {
    const angle = (index * Math.PI) / STAR_POINTS - Math.PI / 2;
    const radius = index % 2 === 0 ? 1 : INNER;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const [left, right] = [Math.min(...corners.map((one) => one.x)), Math.max(...corners.map((one) => one.x))];
  const bottom = Math.max(...corners.map((one) => one.y));
  return polygon(
    corners.map((one) => ({
      x: x + ((one.x - left) / (right - left)) * width,
      y: y + ((one.y + 1) / (bottom + 1)) * height,
    })),
  );
}

function polygon(corners: readonly { x: number; y: number }[]): string {
  const writer = pathWriter();
  for (const [index, corner] of corners.entries()) {
    if (index === 0) writer.move(corner);
    else writer.line(corner);
  }
  writer.close();
  return writer.text();
}
