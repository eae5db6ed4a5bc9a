import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { keepValue, readKept } from "../../../shared/kept/kept-value";

const keyOf = (source: TemplateSource): string => `template-example-${source}`;

/** The record with which this browser has shown templates of the source last. */
export function keptExample(source: TemplateSource): string | null {
  const id = readKept(keyOf(source));
  return typeof id === "string" ? id : null;
}

export function keepExample({ source, id }: { source: TemplateSource; id: string | null }): void {
  keepValue(keyOf(source), id);
}
