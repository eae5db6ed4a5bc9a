import type { Adjustment } from "@tresen/contract/bulk/adjustment";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { FIELD_FORBIDDEN } from "@tresen/contract/kit/errors.texts";
import { fixedFields } from "@tresen/contract/kit/field-access";
import { ownOf } from "@tresen/contract/kit/object";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { amountsOf } from "@tresen/contract/kit/table/columns";
import { uniqueSet } from "@tresen/contract/kit/unique";
import { fieldErrors } from "@tresen/contract/kit/validation/validation";
import * as z from "zod";
import type { Staff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { givenValue } from "../given-value";
import { below, fault, refuse, unknown } from "./faults";

/** The new values of fields, the changes of amounts, and texts that are added or taken, each by the field's name. */
export interface Changed {
  changes?: Record<string, unknown> | undefined;
  adjustments?: Readonly<Record<string, Adjustment>> | undefined;
  additions?: Readonly<Record<string, string[]>> | undefined;
  removals?: Readonly<Record<string, string[]>> | undefined;
}

/** Refuses changes that could be made to no record: values that their fields do not take, and fields of others. */
export function refuseChanges({
  resource,
  changed: { changes = {}, adjustments = {}, additions = {}, removals = {} },
  staff,
  isOne,
}: {
  resource: Resource;
  changed: Changed;
  staff: Staff;
  isOne: boolean;
}): void {
  const names = Object.keys(changes);
  const adjusted = Object.keys(adjustments);
  const added = Object.keys(additions);
  const taken = Object.keys(removals);
  if (names.length + adjusted.length + added.length + taken.length === 0)
    refuse([fault("changes", BULK_MESSAGES.nothing)]);
  const amounts = amountsOf(resource);
  refuse(
    adjusted
      .filter((name) => names.includes(name) || !amounts.includes(name))
      .map((name) => fault(`adjustments.${name}`, BULK_MESSAGES.notAdjustable)),
  );
  const { shape } = enteredFields({ resource, isNew: false });
  refuse(
    added
      .filter(
        (name) => names.includes(name) || !takesTexts({ schema: ownOf(shape, name), texts: additions[name] ?? [] }),
      )
      .map((name) => fault(`additions.${name}`, BULK_MESSAGES.notAddable)),
  );
  refuse(
    taken
      .filter(
        (name) => names.includes(name) || !takesTexts({ schema: ownOf(shape, name), texts: removals[name] ?? [] }),
      )
      .map((name) => fault(`removals.${name}`, BULK_MESSAGES.notTakeable)),
  );
  refuse(
    names.flatMap((name) => {
      const schema = ownOf(shape, name);
      if (!schema) return [unknown(`changes.${name}`)];
      if (z.globalRegistry.get(schema)?.secret) return [fault(`changes.${name}`, BULK_MESSAGES.notBulk)];
      const parsed = z.safeParse(schema, givenValue({ schema, value: changes[name] }));
      if (parsed.success) return [];
      return fieldErrors(parsed.error).map((one) => ({ ...one, field: below(`changes.${name}`, one.field) }));
    }),
  );
  // Only one record can have such a value.
  const unique = resource.unique.filter((set) => !isOne && uniqueSet({ names: set, fields: changes }) !== null);
  refuse(unique.map((set) => fault(`changes.${set.at(-1)}`, BULK_MESSAGES.notBulk)));
  const fixed = resource.fieldAccess ? fixedFields({ person: staff.user, resource }) : [];
  const refused = [
    ...names.map((name) => ["changes", name]),
    ...adjusted.map((name) => ["adjustments", name]),
    ...added.map((name) => ["additions", name]),
    ...taken.map((name) => ["removals", name]),
  ]
    .filter(([, name = ""]) => fixed.includes(name))
    .map((path) => ({ field: path.join("."), code: "access.field_forbidden", message: FIELD_FORBIDDEN }));
  if (refused.length > 0) throw new AppError("access.field_forbidden", "forbidden", FIELD_FORBIDDEN, refused);
}

/** Whether the field has several texts, and takes these. */
function takesTexts({ schema, texts }: { schema: z.core.$ZodType | undefined; texts: readonly string[] }): boolean {
  return schema !== undefined && !z.globalRegistry.get(schema)?.readOnly && z.safeParse(schema, texts).success;
}
