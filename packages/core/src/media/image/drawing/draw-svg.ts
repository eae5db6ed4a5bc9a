import { execFile } from "node:child_process";
import { createRequire } from "node:module";

/** What one drawing may take: longer than a detailed logo by far, and less than any function has. */
const LIMITS = { milliseconds: 6000, bytes: 700_000_000 };
/** Drawings at the same moment, so that many of them do not take a whole machine. */
const AT_ONCE = 2;
/** The longest side in pixels: what a screen in 4K or a sheet of A4 still shows. */
const LONGEST = 2560;
const LARGEST_PNG = 100_000_000;

/**
 * Runs in a process of its own: the renderer works through a drawing without a pause, and only a process that is ended
 * gives back its time and memory. It ends itself, also when whoever asked is gone.
 */
const RENDERER = `
  const [, library, longest, milliseconds, bytes] = process.argv;
  const end = () => process.kill(process.pid, "SIGKILL");
  setTimeout(end, Number(milliseconds)).unref();
  setInterval(() => process.memoryUsage.rss() > Number(bytes) && end(), 20).unref();
  const sharp = require(library);
  sharp.concurrency(1);
  (async () => {
    const parts = [];
    for await (const part of process.stdin) parts.push(part);
    const file = Buffer.concat(parts);
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== "svg") throw new Error("no drawing");
    const density = Math.min(100000, Math.max(1, (72 * longest) / Math.max(width, height)));
    const side = Number(longest);
    const picture = sharp(file, { density }).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
    process.stdout.write(await picture.png({ compressionLevel: 3 }).toBuffer());
  })().catch((error) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  });
`;

/** A drawing that takes too long, or too much memory. */
export class DrawingTooHard extends Error {
  override name = "DrawingTooHard";
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The drawing as a PNG of 2560 pixels on its longer side, within a bound of time and memory whatever it contains.
 * @throws DrawingTooHard, and another error for what cannot be drawn.
 */
export async function drawSvg({ svg, limits = LIMITS }: { svg: Uint8Array; limits?: typeof LIMITS }): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await rendered({ svg, limits });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function rendered({
  svg,
  limits: { milliseconds, bytes },
}: {
  svg: Uint8Array;
  limits: typeof LIMITS;
}): Promise<Buffer> {
  const library = createRequire(import.meta.url).resolve("sharp");
  const values = [library, LONGEST, milliseconds, bytes].map(String);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ["--eval", RENDERER, "--", ...values],
      { encoding: "buffer", maxBuffer: LARGEST_PNG, timeout: milliseconds + 1000, killSignal: "SIGKILL" },
      (error, png, reason) => {
        if (!error) resolve(png);
        else if (error.signal) reject(new DrawingTooHard("drawing ended", { cause: error }));
        else reject(new Error(reason.toString() || "not drawn", { cause: error }));
      },
    );
    // It may have ended before it has read everything; the callback says so.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(svg);
  });
}
