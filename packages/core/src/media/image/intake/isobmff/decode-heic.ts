import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Size } from "../raster";

/** After this time decoding is given up. A photo of 12 megapixels takes about a second. */
const TIME_LIMIT = 18_000;
/**
 * Runs in a thread of its own, so that the process goes on answering, and that decoding can be ended. libheif is a file
 * beside the bundle, which is loaded there alone.
 */
const DECODER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { HeifDecoder } = require(workerData.library);
  const images = new HeifDecoder().decode(workerData.file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  const [width, height] = [image.get_width(), image.get_height()];
  if (width !== workerData.width || height !== workerData.height) throw new Error("another size");
  image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
    if (!shown) throw new Error("not decoded");
    parentPort.postMessage(shown.data, [shown.data.buffer]);
  });
`;

/**
 * The pixels of a HEIC picture, upright, four bytes each. Fails where it is not of this size, or cannot be decoded in
 * time.
 */
export function decodeHeic({ file, width, height }: { file: Uint8Array } & Size): Promise<Uint8ClampedArray> {
  const library = createRequire(import.meta.url).resolve("libheif-js/wasm-bundle.js");
  const { promise, resolve, reject } = Promise.withResolvers<Uint8ClampedArray>();
  const worker = new Worker(DECODER, {
    eval: true,
    // Nothing of the process is handed on.
    env: {},
    stdout: true,
    stderr: true,
    workerData: { library, file, width, height },
  });
  const timer = setTimeout(() => reject(new Error("too long")), TIME_LIMIT);
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("no picture")));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
