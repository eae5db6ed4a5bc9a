// Renders pictures to PNG contact sheets: node pictures/preview.mjs OUT.png CELL COLUMNS FILE.svg…
import sharp from "sharp";
const [out, cell, columns, ...files] = process.argv.slice(2);
const size = Number(cell);
const perRow = Number(columns);
const images = await Promise.all(
  files.map(async (file) =>
    sharp(await sharp(file).resize(size, size, { fit: "contain", background: "#fff" }).png().toBuffer()).toBuffer(),
  ),
);
const rows = Math.ceil(files.length / perRow);
await sharp({ create: { width: perRow * size + 0, height: rows * size, channels: 3, background: "#ffffff" } })
  .composite(
    images.map((input, index) => ({ input, left: (index % perRow) * size, top: Math.floor(index / perRow) * size })),
  )
  .png()
  .toFile(out);
