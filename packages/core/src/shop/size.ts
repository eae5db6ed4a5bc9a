import type { ShopBundle } from "@tresen/contract/bundle";
import type { FieldError } from "@tresen/contract/errors";
import { fitsConfig } from "../config";
import { isAppError } from "../errors";
import { type Stored, partsOf } from "../record";
import type { Plan } from "./plan";

/** The configuration and records of the bundle that are whole in each field and too large together. */
export async function sizeFaults({ bundle, plan }: { bundle: ShopBundle; plan: Plan }): Promise<FieldError[]> {
  const faults = bundle.config && !fitsConfig(bundle.config) ? [tooLarge("config")] : [];
  for (const [name, changes] of plan.changes) {
    for (const stored of changes) {
      if (!(await fitsParts(stored))) faults.push(tooLarge(`${name}.${bundle[name].findIndex(({ id }) => id === stored.row.id)}`));
    }
  }
  return faults;
}

async function fitsParts({ resource, row }: Stored): Promise<boolean> {
  try {
    await partsOf({ resource, ...row });
    return true;
  } catch (error) {
    if (isAppError(error, "record.too_large")) return false;
    throw error;
  }
}

function tooLarge(field: string): FieldError {
  return { field, code: "storage.item_too_large", message: "Diese Angaben sind zu umfangreich, um gespeichert zu werden." };
}
