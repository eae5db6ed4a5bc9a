import type { Page } from "@playwright/test";

/** A film of two seconds that always shows the same, recorded by the browser: quarters of different colours. */
export async function recordFilm(page: Page, colors: readonly string[]): Promise<Buffer> {
  const base64 = await page.evaluate(async (quarters) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("This browser draws no pictures");
    const draw = (): void =>
      quarters.forEach((color, index) => {
        drawing.fillStyle = color;
        drawing.fillRect(index * 160, 0, 160, 360);
      });
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const done = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
    const timer = setInterval(draw, 40);
    draw();
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    recorder.stop();
    await done;
    clearInterval(timer);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, colors);
  return Buffer.from(base64, "base64");
}
