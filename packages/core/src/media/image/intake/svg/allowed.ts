const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const FILTERS = [
  ...["feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting"],
  ...["feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR"],
  ...["feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting"],
  ...["feSpotLight", "feTile", "feTurbulence"],
];

/** Elements that show something by themselves. */
export const VISIBLE: readonly string[] = [...SHAPES, "text", "image", "use"];
/** Elements whose content shows only where something refers to it. */
export const HIDDEN: readonly string[] = [
  ...["defs", "symbol", "clipPath", "mask", "pattern", "marker", "linearGradient", "radialGradient", "filter"],
];
/** Neither scripts nor styles, animations, links, films, foreign documents or fonts. */
export const ELEMENTS: readonly string[] = [
  ...["svg", "g", "switch", "title", "desc", "tspan", "textPath", "stop", ...VISIBLE, ...HIDDEN, ...FILTERS],
];

/** Neither handlers of events, names of classes, languages nor anything of editors. */
export const ATTRIBUTES: readonly string[] = [
  ...["id", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "d", "dx", "dy", "points"],
  ...["width", "height", "viewBox", "preserveAspectRatio", "transform", "pathLength", "rotate", "textLength"],
  ...["lengthAdjust", "startOffset", "method", "spacing", "side", "href", "xlink:href", "xml:space"],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "offset", "patternUnits", "patternContentUnits"],
  ...["patternTransform", "clipPathUnits", "maskUnits", "maskContentUnits", "markerUnits", "markerWidth"],
  ...["markerHeight", "refX", "refY", "orient", "filterUnits", "primitiveUnits", "in", "in2", "result", "mode", "type"],
  ...["values", "operator", "k1", "k2", "k3", "k4", "order", "kernelMatrix", "divisor", "bias", "targetX", "targetY"],
  ...["edgeMode", "preserveAlpha", "surfaceScale", "diffuseConstant", "specularConstant", "specularExponent"],
  ...["kernelUnitLength", "azimuth", "elevation", "z", "pointsAtX", "pointsAtY", "pointsAtZ", "limitingConeAngle"],
  ...["scale", "xChannelSelector", "yChannelSelector", "stdDeviation", "radius", "baseFrequency", "numOctaves", "seed"],
  ...["stitchTiles", "tableValues", "slope", "intercept", "amplitude", "exponent", "alignment-baseline"],
  ...["baseline-shift", "clip-path", "clip-rule", "color", "color-interpolation", "color-interpolation-filters"],
  ...["direction", "display", "dominant-baseline", "fill", "fill-opacity", "fill-rule", "filter", "flood-color"],
  ...["flood-opacity", "font-family", "font-size", "font-stretch", "font-style", "font-variant", "font-weight"],
  ...["letter-spacing", "lighting-color", "marker-end", "marker-mid", "marker-start", "mask", "mask-type", "opacity"],
  ...["overflow", "paint-order", "shape-rendering", "stop-color", "stop-opacity", "stroke", "stroke-dasharray"],
  ...["stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width"],
  ...["text-anchor", "text-decoration", "text-rendering", "vector-effect", "visibility", "word-spacing"],
  ...["writing-mode"],
];
