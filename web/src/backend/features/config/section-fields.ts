import { configFields } from "@tresen/contract/config/config";
import { type Field, sectionsOf } from "../../admin/model/field";
import { fieldsOf } from "../../admin/model/schema-fields";

const sections = sectionsOf(fieldsOf(configFields));

/** The fields of a section of the configuration. */
export function fieldsOfSection(title: string): readonly Field[] {
  return sections.find((section) => section.title === title)?.fields ?? [];
}
