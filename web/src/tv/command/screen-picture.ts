import type { Player } from "../player";

const SIZE = { width: 640, height: 360 };
const QUALITY = 0.7;

/**
 * A drawing of what the screen shows, as a JPEG in Base64: a page cannot photograph itself. Pictures and videos are drawn
 * as they are seen, all else by its words.
 */
export async function pictureOf(player: Player): Promise<string> {
  const isPortrait = player.state?.orientation === "portrait";
  const [width, height] = isPortrait ? [SIZE.height, SIZE.width] : [SIZE.width, SIZE.height];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser draws no pictures");
  drawing.fillStyle = "#101318";
  drawing.fillRect(0, 0, width, height);
  const view = player.shownView;
  if (view?.draw) view.draw(drawing, width, height);
  else drawWords({ drawing, text: view?.element.innerText ?? "", title: player.shownScene?.name ?? "", width, height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!blob) throw new Error("The picture could not be made");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function drawWords({
  drawing,
  text,
  title,
  width,
  height,
}: {
  drawing: CanvasRenderingContext2D;
  text: string;
  title: string;
  width: number;
  height: number;
}): void {
  drawing.fillStyle = "#ffd27d";
  drawing.font = "bold 22px sans-serif";
  drawing.fillText(title, 20, 36, width - 40);
  drawing.fillStyle = "#ffffff";
  drawing.font = "16px sans-serif";
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  lines.slice(0, Math.floor((height - 60) / 22)).forEach((line, index) => {
    drawing.fillText(line, 20, 68 + index * 22, width - 40);
  });
}
