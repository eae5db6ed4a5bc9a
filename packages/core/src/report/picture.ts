import { mkdtemp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Html, html } from "@tresen/contract/page/html";
import { CHART } from "./chart";

/** The drawing as PNG. Texts have the typeface that is beside the function, whatever the machine has. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  process.env["FONTCONFIG_FILE"] ??= await fontConfiguration();
  // It reads the configuration of typefaces once, when it is loaded.
  const { default: sharp } = await import("sharp");
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

async function fontConfiguration(): Promise<string> {
  const typeface = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"));
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  const file = join(folder, "fonts.conf");
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${typeface}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}

/** The picture within a mail that carries it. */
export function chartImage({ id, text }: { id: string; text: string }): Html {
  const style = "display:block;margin-top:20px;max-width:100%;height:auto";
  return html`<img src="cid:${id}" width="${CHART.width / 2}" alt="${text}" style="${style}">`;
}
