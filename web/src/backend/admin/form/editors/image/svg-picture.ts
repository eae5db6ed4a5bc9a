/** The longest side of a picture that is made of a drawing: the width of the largest variant. */
const DRAWN_SIDE = 1920;
/** What browsers take for a drawing that tells no size. */
const UNTOLD = { width: 300, height: 150 };

/**
 * A drawing (SVG) as an element that a canvas can draw, or null when it cannot be read. `createImageBitmap` reads no
 * drawings from files. An `img` runs none of its scripts and loads nothing that it refers to.
 */
export async function svgPicture(file: Blob): Promise<HTMLImageElement | null> {
  const sized = sizedSvg(await file.text());
  if (!sized) return null;
  const address = URL.createObjectURL(new Blob([sized.text], { type: "image/svg+xml" }));
  try {
    const image = new Image(sized.width, sized.height);
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * The drawing with a size in pixels, in its own proportions. Drawings often tell none or that of an icon, but stay sharp
 * in any. Null for what is no drawing.
 */
export function sizedSvg(text: string): { text: string; width: number; height: number } | null {
  const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
  if (root.localName !== "svg") return null;
  const told = { width: pixelsOf(root.getAttribute("width")), height: pixelsOf(root.getAttribute("height")) };
  const box = boxOf(root) ?? (told.width > 0 && told.height > 0 ? told : UNTOLD);
  if (!boxOf(root)) root.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  const scale = DRAWN_SIDE / Math.max(box.width, box.height);
  const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * scale)));
  if (width === undefined || height === undefined) return null;
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

function boxOf(root: Element): { width: number; height: number } | null {
  const [, , width = 0, height = 0] = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** A length in pixels; 0 for one in percent or another unit. */
function pixelsOf(length: string | null): number {
  return Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? "")?.[1] ?? 0) || 0;
}
