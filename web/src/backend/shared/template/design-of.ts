import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import type * as z from "zod";

const fields = imageTemplates.fields.strip();

export type TemplateDesign = z.output<typeof fields>;

/** The design of a loaded record; null if this version of the program cannot read it. */
export function designOf(record: object): TemplateDesign | null {
  return fields.safeParse(record).data ?? null;
}
