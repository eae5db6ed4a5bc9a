import { useQuery } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import type { Me } from "../../shared/session";
import { resourceQueries } from "../queries";

/** Time zones of branches hardly ever change. */
const FRESH = 10 * 60_000;

/**
 * The time zone in which a form shows and takes times: that of the record's branch, of the record itself if it is a
 * branch, of the person's only branch, or else Vienna's.
 */
export function useRecordZone(asked: { resource: ZonedResource; record: Values; me: Me }): string {
  const found = zoneSource(asked);
  const id = "branch" in found ? found.branch : "";
  const { data } = useQuery({
    ...resourceQueries.one({ name: "branches", id }),
    enabled: id !== "",
    staleTime: FRESH,
    refetchOnWindowFocus: false,
  });
  return safeZone("branch" in found ? data?.timeZone : found.zone);
}

type Values = Readonly<Record<string, unknown>>;
export type ZonedResource = Pick<Resource, "branchesOf" | "isBranch"> | null;

/** Where the time zone of a form comes from: itself, or the branch with this id. */
export function zoneSource({
  resource,
  record,
  me,
}: {
  resource: ZonedResource;
  record: Values;
  me: Me;
}): { zone: unknown } | { branch: string } {
  if (resource?.isBranch) return { zone: record.timeZone };
  const id = typeof record.id === "string" ? record.id : "";
  const own = new Set(resource?.branchesOf?.({ ...record, id }).filter(Boolean));
  const [branch] =
    own.size === 1 ? own : own.size === 0 && me.branches.length === 1 ? me.branches.map(({ id: of }) => of) : [];
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
