import { DEVICE_FAULTS } from "@tresen/contract/device/device.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { endKey, forgetStatus, readStatuses } from "../access-key";
import type { Actor } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { removePushDevice } from "../push/row";
import type { Hooks } from "../records";
import { type Row, findRow } from "../records/rows";
import { keyOfDevice } from "./device-rows";

/** Fields that refer to a record which has to belong to the device's branch. */
const OF_BRANCH = [
  { field: "station", resource: "stations", message: DEVICE_FAULTS.stationBranch },
  { field: "department", resource: "departments", message: DEVICE_FAULTS.departmentBranch },
  { field: "substitute", resource: "devices", message: DEVICE_FAULTS.substituteBranch },
] as const;

/**
 * The hooks of devices: what a device refers to belongs to its branch, and another printer stands in for it; its key
 * and the browsers that it is reached by end with it. A printer with prints that somebody has to look at stays, since nobody else would tell of them.
 */
export const deviceHooks = {
  async checks({ before, row }: { before: Row | null; row: Row | null; actor: Actor }) {
    const isElsewhere = before !== null && (!row || row.fields.branch !== before.fields.branch);
    if (isElsewhere && (await hasPrints(before.id)))
      throw new AppError("device.has_prints", "conflict", DEVICE_FAULTS.hasPrints);
    if (!row) return [];
    const { branch } = row.fields;
    if (row.fields.substitute === row.id) throw refused("substitute", DEVICE_FAULTS.substitute);
    await Promise.all(
      OF_BRANCH.map(async ({ field, resource, message }) => {
        const id = row.fields[field];
        if (typeof id !== "string") return;
        const other = await findRow({ resource: { name: resource }, id });
        const fits = other?.fields.branch === branch && (field !== "substitute" || other?.fields.kind === "print");
        if (!fits) throw refused(field, message);
      }),
    );
    return [];
  },

  async after({ before, row, actor, now }: { before: Row; row: Row | null; actor: Actor; now: Instant }) {
    const isOther = (field: string): boolean => row?.fields[field] !== before.fields[field];
    const id = keyOfDevice(before.id);
    if (isOther("branch") || isOther("driver")) await endKey({ actor, id, now });
    if (!row) await Promise.all([forgetStatus(id), removePushDevice(before.id)]);
  },
} satisfies Hooks;

async function hasPrints(device: string): Promise<boolean> {
  const id = keyOfDevice(device);
  const status = (await readStatuses([id])).get(id);
  return (status?.open ?? []).length + (status?.troubled ?? []).length > 0;
}

function refused(field: string, message: string): AppError {
  return inputError({ code: "device.reference", faults: [{ field, code: "device.reference", message }] });
}
