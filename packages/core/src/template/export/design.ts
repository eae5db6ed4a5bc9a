import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { readPart, writePart } from "../../bulk/sliced";

const { shape } = imageTemplates.fields;
const design = imageTemplates.fields.pick({
  ...{ identifier: true, name: true, width: true, height: true, unit: true, dpi: true, background: true },
  ...{ source: true, layers: true },
} satisfies Partial<Record<keyof typeof shape, true>>);

/** What all pictures of a job are drawn by, as it was when the job was started. */
export type Design = Pick<
  ImageTemplate,
  "identifier" | "name" | "width" | "height" | "unit" | "dpi" | "background" | "source" | "layers"
>;

/** Keeps the design beside the job. */
export function writeDesign({
  job,
  template,
  expiresAt,
}: {
  job: string;
  template: ImageTemplate;
  expiresAt: number;
}): Promise<void> {
  const { identifier, name, width, height, unit, dpi, background, source, layers } = template;
  const value: Design = { identifier, name, width, height, unit, dpi, background, source, layers };
  return writePart({ job, section: "design", index: 0, value, expiresAt });
}

/** The design of a job; null where it is gone. */
export async function readDesign(job: string): Promise<Design | null> {
  return design.safeParse(await readPart({ job, section: "design", index: 0 })).data ?? null;
}
