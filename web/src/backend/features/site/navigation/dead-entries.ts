import type { AnyRecord } from "@tresen/contract/openapi/client";
import { DEAD_TEXTS } from "./navigation.texts";
import { type TreeRow, endOf } from "./tree";

/** What entries can lead to; undefined while it is loaded. */
export interface Targets {
  sites: readonly AnyRecord[] | undefined;
  branches: readonly AnyRecord[] | undefined;
}

/** Why an entry leads nowhere; null where it leads somewhere, or nobody knows yet. */
export function deadEnd({
  rows,
  index,
  targets,
}: {
  rows: readonly TreeRow[];
  index: number;
  targets: Targets;
}): string | null {
  const row = rows[index];
  const reason = row ? reasonOf({ row, targets }) : null;
  if (reason === null) return null;
  const hasName = typeof row?.entry["label"] === "string" && row.entry["label"] !== "";
  const isHeading = hasName && endOf(rows, index) > index + 1;
  return `${reason} ${isHeading ? DEAD_TEXTS.heading : DEAD_TEXTS.notShown}`;
}

function reasonOf({ row: { entry }, targets }: { row: TreeRow; targets: Targets }): string | null {
  if (entry["isEnabled"] === false) return null;
  switch (entry["type"]) {
    case "site":
      return recordReason({ kind: "site", id: entry["site"], records: targets.sites });
    case "branch":
      return recordReason({ kind: "branch", id: entry["branch"], records: targets.branches });
    case "link":
      return typeof entry["url"] === "string" && entry["url"] !== "" ? null : DEAD_TEXTS.unset.link;
    default:
      return null;
  }
}

function recordReason({
  kind,
  id,
  records,
}: {
  kind: "site" | "branch";
  id: unknown;
  records: readonly AnyRecord[] | undefined;
}): string | null {
  if (typeof id !== "string" || id === "") return DEAD_TEXTS.unset[kind];
  if (!records) return null;
  const record = records.find((one) => one.id === id);
  if (!record) return DEAD_TEXTS.removed[kind];
  return record["isPublic"] === false ? DEAD_TEXTS.hidden[kind] : null;
}

/** What the shop calls an entry: by its own label, or by the record that it leads to. */
export function entryLabel({ entry, targets }: { entry: TreeRow["entry"]; targets: Targets }): string {
  const { label, type, site, branch, url } = entry;
  if (typeof label === "string" && label !== "") return label;
  const nameOf = (records: readonly AnyRecord[] | undefined, id: unknown): string => {
    const record = records?.find((one) => one.id === id);
    return record ? String(record["name"]) : "";
  };
  if (type === "site") return nameOf(targets.sites, site);
  if (type === "branch") return nameOf(targets.branches, branch);
  return type === "link" && typeof url === "string" ? url : "";
}
