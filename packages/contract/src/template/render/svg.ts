import type { ImageRef } from "../../media/image-fields";
import type { Drawing, ImageShape, Matrix, Paint, PathShape, Shape } from "./drawing";

/**
 * A drawing as SVG that every viewer shows alike: paths and pictures alone, without text, typefaces, filters and styles.
 */
export function svgOf({
  drawing: { width, height, shapes },
  hrefOf,
  prefix = "t",
}: {
  drawing: Pick<Drawing, "width" | "height" | "shapes">;
  /** The address of a picture, or the picture itself as a data URL; null where it is left out. */
  hrefOf: (image: ImageRef) => string | null;
  /** Before the ids in it: drawings in one page need different ones. */
  prefix?: string;
}): string {
  let clips = 0;
  const element = (shape: Shape): string => {
    if (shape.kind === "path") return pathElement(shape);
    const href = hrefOf(shape.image);
    if (href === null) return "";
    clips += 1;
    return imageElement({ shape, href, id: `${prefix}${clips}` });
  };
  const layers = runsOf(shapes).map((run) => layerElement({ run, element }));
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join("")}</svg>`;
}

/** Shapes that follow one another and belong to the same layer. */
function runsOf(shapes: readonly Shape[]): Shape[][] {
  const runs: Shape[][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run?.[0]?.layer === shape.layer) run.push(shape);
    else runs.push([shape]);
  }
  return runs;
}

function layerElement({ run, element }: { run: readonly Shape[]; element: (shape: Shape) => string }): string {
  const inner = run.map(element).join("");
  const [first] = run;
  if (!first || inner === "") return "";
  const opacity = first.opacity === 1 ? "" : ` opacity="${rounded(first.opacity)}"`;
  const transform = first.transform ? ` transform="matrix(${matrixText(first.transform)})"` : "";
  return opacity || transform ? `<g${opacity}${transform}>${inner}</g>` : inner;
}

function pathElement({ d, fill, stroke }: PathShape): string {
  const outline = stroke
    ? `${paintAttributes({ name: "stroke", paint: stroke.paint })} stroke-width="${rounded(stroke.width)}"` +
      ` stroke-linejoin="${stroke.join}"`
    : "";
  return `<path d="${d}"${paintAttributes({ name: "fill", paint: fill })}${outline}/>`;
}

function paintAttributes({ name, paint }: { name: "fill" | "stroke"; paint: Paint | null }): string {
  if (!paint) return ` ${name}="none"`;
  const opacity = paint.opacity === 1 ? "" : ` ${name}-opacity="${rounded(paint.opacity)}"`;
  return ` ${name}="${paint.color}"${opacity}`;
}

function imageElement({ shape, href, id }: { shape: ImageShape; href: string; id: string }): string {
  const { x, y, width, height, clip } = shape;
  const place = `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;
  const picture = `<image ${place} preserveAspectRatio="none" href="${escaped(href)}"/>`;
  if (clip === null) return picture;
  return `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${picture}</g>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const matrixText = (matrix: Matrix): string =>
  matrix.map((value, index) => (index < 4 ? Number(value.toFixed(6)) : rounded(value))).join(" ");

const rounded = (value: number): number => Number(value.toFixed(3));
