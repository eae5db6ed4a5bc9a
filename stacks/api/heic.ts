import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "vendor/heic";
const SOURCE = "node_modules/libheif-js";
/** The decoder with its WebAssembly in one file, its licence, and what names them. The package has it four times. */
const FILES = ["package.json", "LICENSE", "wasm-bundle.js", "libheif-wasm/libheif-bundle.js", "libheif-wasm/LICENSE"];

/** Copies the decoder of HEIC pictures. @returns the folder to copy beside the bundle as its node_modules */
export function ensureHeicDecoder(): string {
  const modules = join(FOLDER, "node_modules");
  const target = join(modules, "libheif-js");
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(target, "libheif-wasm"), { recursive: true });
  for (const file of FILES) cpSync(join(SOURCE, file), join(target, file));
  return modules;
}
