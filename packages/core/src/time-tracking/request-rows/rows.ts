import { readPartition, storageCall } from "../../platform/db";
import { findRow } from "../../records/rows";
import { userNames } from "../../user";
import { type Owner, externalName, externalRows } from "../rows";
import { TimeRequestEntity, type TimeRequestRow } from "./time-request.entity";

export async function readRequests(): Promise<TimeRequestRow[]> {
  const items = await readPartition("time-request");
  return items.flatMap((item) => TimeRequestEntity.parse({ Item: item }).data ?? []);
}

export async function findRequest(id: string): Promise<TimeRequestRow | null> {
  const { data } = await storageCall(() => TimeRequestEntity.get({ id }).go({ consistent: true }));
  return data;
}

/** Whose time a request is about. @param key see `ownerKey`. */
export function ownerOfRequest(key: string): Owner {
  const at = key.indexOf(":");
  return { field: key.slice(0, at) === "user" ? "user" : "externalUser", id: key.slice(at + 1) };
}

/** As whoever asked is called; empty where they are gone. */
export async function requesterName(key: string): Promise<string> {
  const { field, id } = ownerOfRequest(key);
  if (field === "user") return (await userNames([id])).get(id) ?? "";
  const row = await findRow({ resource: externalRows, id });
  return row ? externalName(externalRows.recordOf(row)) : "";
}
