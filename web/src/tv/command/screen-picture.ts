import type { Player } from "../player";
import { drawElement } from "./draw-element";

/** The longer side, in points. */
const LONGER_SIDE = 960;
/** The first of these that is small enough is taken. */
const QUALITIES = [0.75, 0.5, 0.25];
/** A screen that has just been switched on shows something by then, in milliseconds. */
const PATIENCE = 10_000;
const LOOKED_EVERY = 200;
/** As Base64, the most that the server takes. */
const LARGEST = 200_000;

/**
 * A drawing of what the screen shows, as a JPEG in Base64: a page cannot photograph itself. Pictures and films are drawn
 * as they are seen, a page of the web by its name, all else word for word; and a message, a number or the black in front of it.
 */
export async function pictureOf(player: Player): Promise<string> {
  const scale = LONGER_SIDE / Math.max(innerWidth, innerHeight);
  const [width, height] = [Math.round(innerWidth * scale), Math.round(innerHeight * scale)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser draws no pictures");
  drawing.fillStyle = "#000000";
  drawing.fillRect(0, 0, width, height);
  await whenShown(player);
  const cover = player.stage.covered;
  const view = player.shownView;
  if (cover) drawElement({ element: cover, drawing, scale });
  else if (view?.draw) view.draw(drawing, width, height);
  else if (view) drawElement({ element: view.element, drawing, scale });
  for (const quality of QUALITIES) {
    const text = await jpegOf(canvas, quality);
    if (text.length <= LARGEST) return text;
  }
  throw new Error("The picture is too large");
}

/** A command that has waited for the screen comes before the first scene does. */
async function whenShown(player: Player): Promise<void> {
  for (let left = PATIENCE; left > 0 && !player.stage.covered && !player.shownView; left -= LOOKED_EVERY)
    await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY));
}

/** In Base64. */
async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw new Error("The picture could not be made");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
