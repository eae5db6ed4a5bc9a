import type { ManifestContent } from "@tresen/contract/signage/player/manifest";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";
import { type SceneContext, type SceneView, decode, element } from "./scene-view";

type Content<Type extends ManifestContent["type"]> = Extract<ManifestContent, { type: Type }>;

/** A video that stands still for so long has failed. */
const STALLED_AFTER = 8_000;
/** A video that comes later than this, in seconds, goes on where it would be. */
const UNNOTICED = 0.4;

export function imageView(context: SceneContext, content: Content<"image" | "template">): SceneView {
  const frame = element("div", "scene media");
  const image = document.createElement("img");
  image.style.objectFit = context.scene.fit;
  if (content.background) frame.style.background = content.background;
  frame.append(image);
  const load = async (): Promise<void> => {
    image.src = await context.urlOf(content.picture);
    await decode(image);
  };
  return {
    element: frame,
    isSplit: true,
    ready: load(),
    draw: (canvas, width, height) => drawFitted({ canvas, source: image, of: natural(image), width, height }),
    stop: () => image.removeAttribute("src"),
  };
}

export function videoView(context: SceneContext, content: Content<"video">): SceneView {
  const frame = element("div", "scene media");
  const video = document.createElement("video");
  video.style.objectFit = context.scene.fit;
  video.playsInline = true;
  video.loop = true;
  video.muted = true;
  video.preload = "auto";
  if (content.background) frame.style.background = content.background;
  frame.append(video);
  let last = { time: -1, passed: 0 };
  const load = async (): Promise<void> => {
    video.src = await context.urlOf(content.video);
    await new Promise<void>((resolve, reject) => {
      video.addEventListener("loadeddata", () => resolve(), { once: true });
      video.addEventListener("error", () => reject(new Fault(FAULT_TEXTS.video)), { once: true });
    });
  };
  const play = async (): Promise<void> => {
    video.volume = context.volume;
    video.muted = context.volume === 0;
    try {
      await video.play();
    } catch {
      if (video.muted) return;
      // The browser allows no sound before somebody has touched the page: without sound it plays.
      context.onSoundBlocked();
      video.muted = true;
      await video.play().catch(() => undefined);
    }
  };
  return {
    element: frame,
    isSplit: true,
    ready: load(),
    start: (passed) => {
      seek({ video, seconds: passed / 1000 });
      void play();
    },
    pause: () => video.pause(),
    tick: (passed) => {
      if (video.currentTime !== last.time) last = { time: video.currentTime, passed };
      else if (passed - last.passed > STALLED_AFTER) throw new Fault(FAULT_TEXTS.stalled);
    },
    draw: (canvas, width, height) =>
      drawFitted({ canvas, source: video, of: [video.videoWidth, video.videoHeight], width, height }),
    stop: () => {
      video.pause();
      // Frees what the browser holds of it.
      video.removeAttribute("src");
      video.load();
    },
  };
}

/** Goes to where the video would be by now, if it had been played since its turn began. */
function seek({ video, seconds }: { video: HTMLVideoElement; seconds: number }): void {
  const { duration } = video;
  const place = Number.isFinite(duration) && duration > 0 ? seconds % duration : 0;
  if (Math.abs(place - video.currentTime) > UNNOTICED) video.currentTime = place;
}

/** A page of the web, which gets no access to the player. */
export function webView(context: SceneContext, content: Content<"web">): SceneView {
  const frame = element("div", "scene media");
  const page = document.createElement("iframe");
  page.setAttribute("sandbox", "allow-scripts");
  page.setAttribute("referrerpolicy", "no-referrer");
  page.title = context.scene.name;
  const load = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!navigator.onLine) return reject(new Fault(FAULT_TEXTS.offline));
      page.addEventListener("load", () => resolve(), { once: true });
      page.src = content.url;
      frame.append(page);
    });
  return {
    element: frame,
    isSplit: true,
    ready: load(),
    // What stands in it no other page may see.
    draw: (canvas, width, height) => {
      canvas.fillStyle = "#ffffff";
      canvas.textAlign = "center";
      canvas.textBaseline = "middle";
      canvas.font = `600 ${Math.round(height / 12)}px sans-serif`;
      canvas.fillText(context.scene.name, width / 2, height * 0.45, width * 0.9);
      canvas.font = `${Math.round(height / 20)}px sans-serif`;
      canvas.fillText(new URL(content.url).host, width / 2, height * 0.58, width * 0.9);
    },
    stop: () => page.remove(),
  };
}

function natural({ naturalWidth, naturalHeight }: HTMLImageElement): [number, number] {
  return [naturalWidth, naturalHeight];
}

/** Draws the whole of a picture into the middle. */
function drawFitted({
  canvas,
  source,
  of: [sourceWidth, sourceHeight],
  width,
  height,
}: {
  canvas: CanvasRenderingContext2D;
  source: CanvasImageSource;
  of: [number, number];
  width: number;
  height: number;
}): void {
  if (sourceWidth === 0 || sourceHeight === 0) return;
  const scale = Math.min(width / sourceWidth, height / sourceHeight);
  const [w, h] = [sourceWidth * scale, sourceHeight * scale];
  canvas.drawImage(source, (width - w) / 2, (height - h) / 2, w, h);
}
