export { DrawingTooHard, drawSvg } from "./draw-svg";
export { rasterOf, rasterPath } from "./raster";
