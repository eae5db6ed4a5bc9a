import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { bindLayers } from "@tresen/contract/template/data/bind";
import type { Layer } from "@tresen/contract/template/layer/layer";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../platform/actor";
import { AppError } from "../platform/errors";
import { TEMPLATE_MESSAGES } from "@tresen/contract/template/template.texts";
import { templateData, visibleRecord } from "./data";
import type { startTemplateExport as startExport } from "./export";

export { templateData } from "./data";

interface Asked {
  actor: Actor;
  id: string;
  /** The id of a record of the template's source; undefined for the template alone. */
  record?: string | undefined;
  now: Instant;
}

/** The layers of a template, with the values of a record where one is named. @throws missing, forbidden. */
export async function templateLayers({ actor, id, record, now }: Asked): Promise<Layer[]> {
  const template = await visibleRecord({ resource: imageTemplates, actor, id });
  if (record === undefined) return template.layers;
  const values = await templateData({ actor, source: template.source, record, now });
  return bindLayers({ layers: template.layers, ...values });
}

export interface TemplatePicture {
  bytes: Uint8Array;
  /** The record's name, for the file. */
  title: string;
}

/** What a function can answer at most is 6 MB, in which a file is written with a third more characters. */
const MOST_BYTES = 4_300_000;

/**
 * A template as one picture, with the values of a record. What draws it is large, so it is loaded first here.
 * @throws missing, forbidden, input where the file would be too large for an answer.
 */
export async function templatePicture({
  format,
  ...asked
}: Asked & { format: "png" | "jpeg" | "pdf" }): Promise<TemplatePicture> {
  const template: ImageTemplate = await visibleRecord({ ...asked, resource: imageTemplates });
  const { actor, record = "", now } = asked;
  const [values, { drawBound, fileOf }] = await Promise.all([
    templateData({ actor, source: template.source, record, now }),
    import("./draw"),
  ]);
  const bytes = await fileOf({ template, drawn: await drawBound({ template, values }), format });
  if (bytes.length > MOST_BYTES) throw new AppError("template.too_large", "input", TEMPLATE_MESSAGES.tooLarge);
  return { bytes, title: record === "" ? template.name : values.title };
}

/** Starts a job that draws a template for many records: see `export/start.ts`, which is loaded with the first of them. */
export async function startTemplateExport(
  asked: Parameters<typeof startExport>[0],
): Promise<Awaited<ReturnType<typeof startExport>>> {
  const { startTemplateExport: start } = await import("./export");
  return start(asked);
}
