import type { RefObject } from "react";
import { useSize } from "../../../shared/geo/use-size";

/** The height of a chart in the size of letters, so that both grow together. */
export const CHART_HEIGHT = 15;
/** As wide as half of a large screen, until it has been measured. */
const FIRST_WIDTH = 560;

/** The width and height of a frame in pixels, and the size of letters (`rem`), in which the frame is so many high. */
export function useChartSize(frame: RefObject<HTMLElement | null>, height = CHART_HEIGHT) {
  const size = useSize(frame, { width: FIRST_WIDTH, height: height * 16 });
  return { ...size, rem: size.height / height };
}
