import type { Resource } from "../resource";
import { DEFAULT_TIME_ZONE } from "../time";

export type ZonedResource = Pick<Resource, "branchesOf" | "isBranch"> | null;
/** The time zone in which a record's times are told. */
export type ZoneOf = (record: Readonly<Record<string, unknown>>) => string;

/** Where the time zone of a record comes from: itself, or the branch with this id. */
export function zoneSource({
  resource,
  record,
  branches,
}: {
  resource: ZonedResource;
  record: Readonly<Record<string, unknown>>;
  /** The ids of the branches that the person works for. */
  branches: readonly string[];
}): { zone: unknown } | { branch: string } {
  if (resource?.isBranch) return { zone: record["timeZone"] };
  const id = typeof record["id"] === "string" ? record["id"] : "";
  const own = new Set(resource?.branchesOf?.({ ...record, id }).filter(Boolean));
  const [branch] = own.size === 1 ? own : own.size === 0 && branches.length === 1 ? branches : [];
  return branch === undefined ? { zone: DEFAULT_TIME_ZONE } : { branch };
}

/** The time zone may be missing, or incomplete while it is being typed. */
export function safeZone(zone: unknown): string {
  if (typeof zone !== "string" || zone === "") return DEFAULT_TIME_ZONE;
  try {
    new Intl.DateTimeFormat("de", { timeZone: zone });
    return zone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
