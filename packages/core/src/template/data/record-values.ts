import type { TemplateData } from "@tresen/contract/template/data/bind";

/** What a template can show of a record. */
export interface RecordValues {
  data: TemplateData;
  /** A name for files. */
  title: string;
  timeZone: string;
}
