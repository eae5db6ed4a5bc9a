import type { ConfigRecord } from "@tresen/contract/config/config";
import { fontSlug } from "@tresen/contract/media/font/family";
import { closestVariant } from "@tresen/contract/media/font/variant";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { neededFonts } from "@tresen/contract/template/render/needs";
import { type Referring, referringSettings } from "../../records";
import { type Row, allRows } from "../../records/rows";
import type { OwnFontRow } from "./own";

/**
 * What would look different without an own font file: the settings that name its family, and templates with a layer that
 * is drawn with this file, also if another weight is asked for.
 * @param rows all files of the family. Every template is read, since nobody removes fonts often.
 */
export async function fontUses({
  row,
  rows,
  config,
}: {
  row: OwnFontRow;
  rows: readonly OwnFontRow[];
  config: ConfigRecord;
}): Promise<Referring[]> {
  const templates = await allRows({ resource: imageTemplates });
  const variants = rows.map(({ variant }) => variant);
  return [
    ...([config.fontFamily, config.headingFontFamily].includes(row.family) ? [referringSettings(config)] : []),
    ...templates
      .filter((template) => isDrawnWith({ template, row, variants }))
      .map((template) => ({ resource: imageTemplates, row: template })),
  ];
}

function isDrawnWith({
  template: { fields },
  row: { slug, variant },
  variants,
}: {
  template: Row;
  row: OwnFontRow;
  variants: readonly string[];
}): boolean {
  const { layers } = imageTemplates.fields.parse(fields);
  // A layer that is hidden today may be shown tomorrow.
  const faces = neededFonts(layers.map((layer) => ({ ...layer, isVisible: true })));
  return faces.some(
    ({ family, weight, isItalic }) =>
      fontSlug(family) === slug &&
      closestVariant({ variants, weight, style: isItalic ? "italic" : "normal" }) === variant,
  );
}
