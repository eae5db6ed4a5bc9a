import { useQuery } from "@tanstack/react-query";
import { type ZonedResource, safeZone, zoneSource as sourceOf } from "@tresen/contract/kit/table/record-zone";
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

/** The same where the person is known as the browser knows them. */
export function zoneSource({ me, ...of }: { resource: ZonedResource; record: Values; me: Me }) {
  return sourceOf({ ...of, branches: me.branches.map(({ id }) => id) });
}
