// Draws pizza/images/*.svg and bike/images/*.svg, the same to the byte each time:
// node packages/local/demo/generate-pictures.mjs
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { pictures } from "./pictures/index.mjs";

for (const [shop, drawings] of Object.entries(pictures)) {
  const folder = new URL(`${shop}/images/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (!drawings[file.replace(/\.svg$/, "")]) await rm(new URL(file, folder));
  for (const [name, draw] of Object.entries(drawings)) await writeFile(new URL(`${name}.svg`, folder), draw());
}
