import { textColorOn } from "@tresen/contract/template/data/text-color";
import type { Player } from "../player";
import type { Shop } from "../scene/idle";
import { decodedImage } from "../scene/scene-view";
import { keep, readKept } from "../state/kept";
import { FIRST_PAINT, type FirstPaint } from "./first-paint";

/** The longest picture that is kept, in characters: what was shown has to fit beside it. */
const LONGEST = 300_000;

interface Given {
  player: Pick<Player, "cover" | "played" | "shop">;
  urlOf: (path: string) => Promise<string>;
}

/** What keeps, each time it is called, what the page shows first when it is loaded the next time. */
export function firstPaintKeeper(given: Given): () => void {
  let isDrawing = false;
  return () => {
    if (isDrawing) return;
    isDrawing = true;
    void keepFirstPaint(given).finally(() => void (isDrawing = false));
  };
}

async function keepFirstPaint({ player, urlOf }: Given): Promise<void> {
  const { isDark } = player.cover;
  if ((readKept<boolean>(FIRST_PAINT.dark) ?? false) !== isDark) keep(FIRST_PAINT.dark, isDark ? true : null);
  const shop = player.played?.shop ?? player.shop;
  if (!shop) return;
  const source = JSON.stringify([shop, innerWidth, innerHeight]);
  if (readKept<FirstPaint>(FIRST_PAINT.look)?.source === source) return;
  const picture = await pictureOf({ shop, urlOf }).catch(() => "");
  keep(FIRST_PAINT.look, { source, background: `${shop.primaryColor} ${picture}`.trim() } satisfies FirstPaint);
}

/** The logo, or the name, as it stands on the screen of one that has nothing else to show. */
async function pictureOf({ shop, urlOf }: { shop: Shop; urlOf: Given["urlOf"] }): Promise<string> {
  const rem = 0.0055 * (innerWidth + innerHeight);
  const canvas = document.createElement("canvas");
  const draw =
    shop.logo === null ? nameDrawing({ shop, rem }) : await logoDrawing({ url: await urlOf(shop.logo), rem });
  [canvas.width, canvas.height] = [Math.round(draw.width), Math.round(draw.height)];
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  draw.on(pen);
  const url = [canvas.toDataURL("image/png"), canvas.toDataURL("image/webp", 0.8)].find(
    ({ length }) => length <= LONGEST,
  );
  return url === undefined ? "" : `url("${url}") center / ${canvas.width}px ${canvas.height}px no-repeat`;
}

interface Drawing {
  width: number;
  height: number;
  on: (pen: CanvasRenderingContext2D) => void;
}

/** On white, as in the style sheet. */
async function logoDrawing({ url, rem }: { url: string; rem: number }): Promise<Drawing> {
  const image = await decodedImage(url);
  const [aside, above] = [4 * rem, 3 * rem];
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, (innerWidth / 2 - 2 * aside) / naturalWidth, (innerHeight / 2 - 2 * above) / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  return {
    ...{ width: width + 2 * aside, height: height + 2 * above },
    on: (pen) => {
      pen.fillStyle = "#ffffff";
      pen.fillRect(0, 0, width + 2 * aside, height + 2 * above);
      pen.drawImage(image, aside, above, width, height);
    },
  };
}

function nameDrawing({ shop: { name, primaryColor }, rem }: { shop: Shop; rem: number }): Drawing {
  const [width, height] = [innerWidth * 0.8, 7 * rem];
  return {
    ...{ width, height },
    on: (pen) => {
      pen.fillStyle = textColorOn(primaryColor);
      pen.font = `700 ${5 * rem}px "Inter Variable", sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(name, width / 2, height / 2, width);
    },
  };
}
