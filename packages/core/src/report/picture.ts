import { mkdtemp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

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
