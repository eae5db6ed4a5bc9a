import type { ShopBundle } from "@tresen/contract/bundle/bundle";
import type { FieldError } from "@tresen/contract/kit/errors";
import { isObject } from "@tresen/contract/kit/object";
import { ITEM_TOO_LARGE } from "@tresen/contract/kit/errors.texts";
import { fitsConfig } from "../config";
import { isAppError } from "../platform/errors";
import { type Stored, partsOf } from "../records/rows";
import type { Plan } from "./plan";

/**
 * Faults for the configuration and records whose fields are valid but too large together. `input` is used to find their
 * positions.
 */
export function sizeFaults({ input, bundle, plan }: { input: unknown; bundle: ShopBundle; plan: Plan }): FieldError[] {
  const faults = bundle.config && !fitsConfig(bundle.config) ? [tooLarge("config")] : [];
  for (const [name, changes] of plan.changes) {
    for (const stored of changes) {
      if (!fitsParts(stored)) faults.push(tooLarge(`${name}.${positionOf({ input, name, id: stored.row.id })}`));
    }
  }
  return faults;
}

function positionOf({ input, name, id }: { input: unknown; name: string; id: string }): number {
  const records = isObject(input) ? input[name] : null;
  return Array.isArray(records) ? records.findIndex((record) => isObject(record) && record.id === id) : -1;
}

function fitsParts({ resource, row }: Stored): boolean {
  try {
    partsOf({ resource, ...row });
    return true;
  } catch (error) {
    if (isAppError(error, "record.too_large")) return false;
    throw error;
  }
}

function tooLarge(field: string): FieldError {
  return {
    field,
    code: "storage.item_too_large",
    message: ITEM_TOO_LARGE,
  };
}
