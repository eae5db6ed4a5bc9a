import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { ManifestFile } from "@tresen/contract/signage/player/manifest";
import type { SceneContent } from "@tresen/contract/signage/scene/scene-content";
import { bindLayers } from "@tresen/contract/template/data/bind";
import { showsPrices } from "@tresen/contract/template/data/shown-prices";
import { type ImageTemplate, imageTemplates } from "@tresen/contract/template/image-template.resource";
import { VISITOR } from "../../platform/actor";
import { canonicalJson, hashOf } from "../../platform/canonical";
import { storageCall } from "../../platform/db";
import { withPictures } from "../../records";
import { findRow, namedRecords } from "../../records/rows";
import { templateData } from "../../template";
import { hashedFile, writeHashed } from "./files";
import { DrawnEntity } from "./manifest.entity";

const templateRows = namedRecords<ImageTemplate>("image-templates");
/** How long a drawn picture is used before it is drawn anew: the bucket keeps it for longer. */
const KEPT = 20 * DAY;

/**
 * The picture of a template with the values of today in the branch, which everybody may see. One that was drawn from the same before is
 * used again. What draws it is large, so it is loaded with the first picture. `hasPrices` tells whether it shows any of a
 * record. Null for a template that is gone.
 */
export async function templatePicture({
  content,
  branch,
  now,
}: {
  content: SceneContent;
  branch: string;
  now: Instant;
}): Promise<{ file: ManifestFile; hasPrices: boolean } | null> {
  const row = content.template ? await findRow({ resource: templateRows, id: content.template }) : null;
  if (!row) return null;
  const [template] = await withPictures({ schema: imageTemplates.fields, values: [templateRows.recordOf(row)] });
  if (!template) return null;
  const record = content.record ?? (template.source === "branch" ? branch : "");
  const values = await templateData({ actor: VISITOR, source: template.source, record, now, branch });
  const { width, height, unit, dpi, background } = template;
  const layers = bindLayers({ layers: template.layers, ...values });
  const hasPrices = showsPrices({ layers, source: template.source });
  const source = hashOf(canonicalJson({ width, height, unit, dpi, background, layers, currency: values.currency }));
  const { data: drawn } = await storageCall(() => DrawnEntity.get({ source }).go());
  if (drawn && drawn.expiresAt * 1000 > Date.now())
    return { file: hashedFile({ ...drawn, contentType: "image/png" }), hasPrices };
  const { drawBound, fileOf } = await import("../../template/draw");
  const body = await fileOf({ template, drawn: await drawBound({ template, values }), format: "png" });
  const file = await writeHashed({ body, contentType: "image/png" });
  const expiresAt = Math.ceil((Date.now() + KEPT) / 1000);
  await storageCall(() =>
    DrawnEntity.put({ source, sha256: file.sha256, bytes: file.bytes, expiresAt }).go({ response: "none" }),
  );
  return { file, hasPrices };
}
