import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FONTS } from "../../packages/functions/src/routes";

const FOLDER = "vendor/fonts";
/** The files used of each package: two subsets, as browsers load them and as font readers do. */
const DATA = ["package.json", "LICENSE"];
const FACE = /-latin(?:-ext)?-\d+-(?:normal|italic)\.woff2?$/;

/** The typefaces in which paper and labels are drawn, by the name of the function. */
const DRAWN = { "print-jobs": "jetbrains-mono" } as const;
export type DrawingFunction = keyof typeof DRAWN;
const DRAWN_FACE = /-latin-(?:400|700)-normal\.woff$/;

export function isDrawing(name: string): name is DrawingFunction {
  return Object.hasOwn(DRAWN, name);
}

/** Copies the typeface of such a function. @returns the folder to copy beside its bundle as its node_modules */
export function ensureDrawnFont(drawing: DrawingFunction): string {
  const [name, folder, face] = [DRAWN[drawing], `vendor/${drawing}-font`, DRAWN_FACE];
  const [modules, source] = [join(folder, "node_modules"), join("node_modules/@fontsource", name)];
  const target = join(modules, "@fontsource", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(target, "files"), { recursive: true });
  for (const file of ["package.json", "LICENSE"]) cpSync(join(source, file), join(target, file));
  for (const file of readdirSync(join(source, "files")).filter((one) => face.test(one)))
    cpSync(join(source, "files", file), join(target, "files", file));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: `${drawing}-font-for-lambda`, private: true }));
  return modules;
}

/**
 * Copies the needed part of the typeface packages into a folder that git ignores: 18 MB of more than 100.
 * @returns the folder to copy beside the bundle as its node_modules
 */
export function ensureFonts(): string {
  copied ??= copyFonts();
  return copied;
}

/** Several functions may have them, of one copy. */
let copied: string | undefined;

function copyFonts(): string {
  const modules = join(FOLDER, "node_modules");
  rmSync(FOLDER, { recursive: true, force: true });
  for (const name of Object.values(FONTS)) {
    const source = join("node_modules/@fontsource", name);
    if (!existsSync(source)) throw new Error(`The typeface ${name} is not installed: run npm ci.`);
    const target = join(modules, "@fontsource", name);
    mkdirSync(join(target, "files"), { recursive: true });
    for (const file of DATA) cpSync(join(source, file), join(target, file));
    for (const file of readdirSync(join(source, "files")).filter((one) => FACE.test(one)))
      cpSync(join(source, "files", file), join(target, "files", file));
  }
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ name: "fonts-for-lambda", private: true }));
  return modules;
}
