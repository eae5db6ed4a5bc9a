import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Device } from "@tresen/contract/device/device.resource";
import type { DeviceDocument } from "@tresen/contract/device/device.values";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { configIn, configKey } from "../../config";
import { devicesIn } from "../../device";
import { batchRead } from "../../platform/db";
import { withNewestLogo } from "../../records";
import { type Catalog, readCatalog } from "../../snapshot";

/** What documents of a branch are made from. */
export interface PrintContext {
  catalog: Catalog;
  config: ConfigRecord;
  branch: Branch;
}

/** The devices of the branch that print one of the documents. */
export async function printersIn({
  branch,
  documents,
}: {
  branch: string;
  documents: readonly DeviceDocument[];
}): Promise<Device[]> {
  return (await devicesIn({ branch })).filter(
    (device) => device.kind === "print" && device.documents.some((document) => documents.includes(document)),
  );
}

/** Null for a branch that is gone. */
export async function readPrintContext(branch: string): Promise<PrintContext | null> {
  const [catalog, found] = await Promise.all([readCatalog(), batchRead([configKey])]);
  const record = catalog.branches.get(branch);
  if (!record) return null;
  const config = configIn(found(configKey));
  // Only one of them is printed.
  return { catalog, config: record.logo ? config : await withNewestLogo(config), branch: record };
}
