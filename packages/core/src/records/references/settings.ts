import { configFields } from "@tresen/contract/config/config";
import { configSubject } from "@tresen/contract/config/config.permissions";
import type { Referring } from "../rows";

/** The settings, which are no record, as what refers to something. */
export function referringSettings({
  version,
  updatedAt,
  ...fields
}: {
  version: number;
  updatedAt: string;
}): Referring {
  return {
    resource: {
      ...configSubject,
      many: configSubject.one,
      title: [],
      untitled: () => configSubject.one,
      fields: configFields,
    },
    row: { id: configSubject.name, version, createdAt: updatedAt, updatedAt, fields, parts: 0, secrets: {} },
  };
}
