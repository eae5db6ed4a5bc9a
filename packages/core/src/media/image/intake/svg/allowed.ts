const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];

/** Elements that show something by themselves. */
export const VISIBLE: readonly string[] = [...SHAPES, "text", "image", "use"];
/** Elements whose content shows only where something refers to it. */
export const HIDDEN: readonly string[] = [
  ...["defs", "symbol", "clipPath", "mask", "pattern", "marker", "linearGradient", "radialGradient"],
];
/**
 * Neither scripts nor styles, animations, links, films, foreign documents or fonts; nor filters such as shadows, which a
 * few bytes make so costly that nobody can draw them.
 */
export const ELEMENTS: readonly string[] = [
  ...["svg", "g", "switch", "title", "desc", "tspan", "textPath", "stop", ...VISIBLE, ...HIDDEN],
];

/** Neither handlers of events, names of classes, languages nor anything of editors. */
export const ATTRIBUTES: readonly string[] = [
  ...["id", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "d", "dx", "dy", "points"],
  ...["width", "height", "viewBox", "preserveAspectRatio", "transform", "pathLength", "rotate", "textLength"],
  ...["lengthAdjust", "startOffset", "method", "spacing", "side", "href", "xlink:href", "xml:space"],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "offset", "patternUnits", "patternContentUnits"],
  ...["patternTransform", "clipPathUnits", "maskUnits", "maskContentUnits", "markerUnits", "markerWidth"],
  ...["markerHeight", "refX", "refY", "orient", "alignment-baseline"],
  ...["baseline-shift", "clip-path", "clip-rule", "color", "color-interpolation"],
  ...["direction", "display", "dominant-baseline", "fill", "fill-opacity", "fill-rule"],
  ...["font-family", "font-size", "font-stretch", "font-style", "font-variant", "font-weight"],
  ...["letter-spacing", "marker-end", "marker-mid", "marker-start", "mask", "mask-type", "opacity"],
  ...["overflow", "paint-order", "shape-rendering", "stop-color", "stop-opacity", "stroke", "stroke-dasharray"],
  ...["stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width"],
  ...["text-anchor", "text-decoration", "text-rendering", "vector-effect", "visibility", "word-spacing"],
  ...["writing-mode"],
];
