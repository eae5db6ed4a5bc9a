import { fontStyleUrl } from "@tresen/contract/media/fonts";
import { parseVariant } from "@tresen/contract/media/font/variant";

export interface Face {
  family: string;
  variant: string;
  /** Of an own font its address, so that a replaced one is loaded again. */
  file?: string | undefined;
}

/** The faces of this page, by family and variant: from which file each is, and when it can be used. */
const faces = new Map<string, { file: string | undefined; loaded: Promise<void> }>();

/** Makes a face usable in this page. It is loaded once, and again when the family has another file. */
export function loadFont(face: Face): Promise<void> {
  const key = `${face.family} ${face.variant}`;
  const known = faces.get(key);
  if (known && known.file === face.file) return known.loaded;
  const loaded = addStyle({ key, ...face });
  faces.set(key, { file: face.file, loaded });
  // What failed is tried again by whoever asks next.
  loaded.catch(() => faces.delete(key));
  return loaded;
}

async function addStyle({ key, family, variant, file }: Face & { key: string }): Promise<void> {
  const address = fontStyleUrl({ family, variant });
  // The style sheet of an own font has one address whatever its file, and may be in the browser's memory.
  const answer = await fetch(address, file === undefined ? {} : { cache: "no-cache" });
  if (!answer.ok) throw new Error(`The typeface ${family} is not to be had: ${answer.status}`);
  const style = document.createElement("style");
  style.dataset.font = key;
  style.textContent = await answer.text();
  for (const former of document.querySelectorAll<HTMLElement>("style[data-font]"))
    if (former.dataset.font === key) former.remove();
  document.head.append(style);
  const { weight, style: slant } = parseVariant(variant) ?? { weight: 400, style: "normal" };
  await document.fonts?.load(`${slant} ${weight} 1rem "${family}"`);
}
