import type { Resource } from "@tresen/contract/kit/resource";
import type { TableColumn } from "@tresen/contract/kit/table/columns";
import { type ZoneOf, safeZone, zoneSource } from "@tresen/contract/kit/table/record-zone";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import type { Staff } from "../../platform/actor";
import { allRows } from "../../records/rows";

/** The time zone of each record's times, as its list shows them. The branches are read only where there are times. */
export async function zonesFor({
  resource,
  columns,
  actor,
}: {
  resource: Resource;
  columns: readonly Pick<TableColumn, "kind">[];
  actor: Staff;
}): Promise<ZoneOf> {
  if (!columns.some(({ kind }) => kind === "moment")) return () => DEFAULT_TIME_ZONE;
  const rows = await allRows({ resource: { name: "branches" }, consistent: false });
  const zones = new Map(rows.map(({ id, fields }) => [id, fields["timeZone"]]));
  return (record) => {
    const found = zoneSource({ resource, record, branches: actor.user.branches });
    return safeZone("branch" in found ? zones.get(found.branch) : found.zone);
  };
}
