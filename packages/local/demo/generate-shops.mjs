// Writes pizza/shop.json and bike/shop.json from the modules beside it: node packages/local/demo/generate-shops.mjs
import { build } from "esbuild";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
for (const name of ["pizza", "bike"]) {
  const { outputFiles } = await build({
    entryPoints: [`${folder}${name}/shop.ts`],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const code = outputFiles[0]?.text ?? "";
  const { shop } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  await writeFile(`${folder}${name}/shop.json`, `${JSON.stringify(shop, null, 2)}\n`);
}
