import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FONTS } from "../../packages/functions/src/routes";

const FOLDER = "vendor/fonts";
/** The files used of each package: two subsets, as browsers load them and as font readers do. */
const DATA = ["package.json", "LICENSE"];
const FACE = /-latin(?:-ext)?-\d+-(?:normal|italic)\.woff2?$/;

const NOTO_SANS = { name: "@expo-google-fonts/noto-sans", face: /(?:400Regular|700Bold)\.ttf$/ };

/** The typeface in which a function draws, by its name: the package, and which of its files are used. */
const DRAWN = {
  "print-jobs": { name: "@fontsource/jetbrains-mono", face: /-latin-(?:400|700)-normal\.woff$/ },
  closings: NOTO_SANS,
  "time-sheets": NOTO_SANS,
  customers: NOTO_SANS,
  "report-jobs": NOTO_SANS,
} as const;
export type DrawingFunction = keyof typeof DRAWN;
const ABOUT = /^(?:package\.json|LICENSE\w*)$/;

export function isDrawing(name: string): name is DrawingFunction {
  return Object.hasOwn(DRAWN, name);
}

/** Copies the typeface of such a function. @returns the folder to copy beside its bundle as its node_modules */
export function ensureDrawnFont(drawing: DrawingFunction): string {
  const [{ name, face }, folder] = [DRAWN[drawing], `vendor/${drawing}-font`];
  const [modules, source] = [join(folder, "node_modules"), join("node_modules", name)];
  const target = join(modules, name);
  rmSync(folder, { recursive: true, force: true });
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((one) => ABOUT.test(one) || face.test(one)))
    cpSync(join(source, file), join(target, file));
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
