/**
 * How a page of this width is shown in an area: never larger than it is, so wide that it fits, as high as the area, and
 * in its middle. All in pixels of the screen but the height, which is that of the page's own window.
 */
export function fitting({ width, area }: { width: number; area: { width: number; height: number } }): {
  scale: number;
  left: number;
  height: number;
} {
  const scale = area.width > 0 ? Math.min(1, area.width / width) : 1;
  return { scale, left: Math.max(0, (area.width - width * scale) / 2), height: Math.round(area.height / scale) };
}
