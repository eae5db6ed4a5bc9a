import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FunctionProps } from "sst/constructs";
import type { FunctionDefinition } from "../../packages/functions/src/routes";
import { ensureDrawnFont, ensureFonts, isDrawing } from "./fonts";
import { ensureHeicDecoder } from "./heic";
import { ensureSharp } from "./sharp";

/** The functions that load sharp, which is too large for a bundle. */
const WITH_SHARP = ["image", "images", "image-templates", "labels", "pictures-jobs", "report-jobs"];
/** The functions that take pictures of staff, and that show those of customers. */
const WITH_HEIC = ["image", "images"];

/** The files beside a bundle that are too large to be part of it. */
export function filesBeside({ name, hasFonts }: FunctionDefinition): FunctionProps["copyFiles"] {
  const folders = [
    ...(hasFonts ? [ensureFonts()] : []),
    ...(WITH_SHARP.includes(name) ? [ensureSharp()] : []),
    ...(WITH_HEIC.includes(name) ? [ensureHeicDecoder()] : []),
    ...(isDrawing(name) ? [ensureDrawnFont(name)] : []),
  ];
  // Each package is copied on its own: all are copied at once, and two folders cannot become the same one then.
  const packages = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => ({ from: join(folder, name), to: `node_modules/${name}` })),
  );
  return packages.length > 0 ? packages : undefined;
}
