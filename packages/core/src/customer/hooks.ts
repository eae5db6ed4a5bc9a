import { customerFigures } from "@tresen/contract/customer/customer-fields";
import { BIRTHDAY_FUTURE } from "@tresen/contract/customer/customer.texts";
import { EXPECTED_PHONE } from "@tresen/contract/kit/fields/phone-fields";
import { isPhone } from "@tresen/contract/kit/phone/phone";
import { localLine } from "@tresen/contract/kit/phone/phone-line";
import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { Actor } from "../platform/actor";
import type { TransactionWrite } from "../platform/db";
import { inputError } from "../platform/errors";
import { erasureWrites } from "../privacy/begin";
import type { Hooks } from "../records";
import { type Row, asChecks, eraseHistory } from "../records/rows";
import { notMerged } from "./merged";
import { countryOf } from "./row/country";
import { nextNumber } from "./row/customer-number";
import { keyWrites } from "./row/keys";
import { memberWrites } from "./row/members";
import { customerRows, keptOf } from "./row/rows";
import { hashesOf } from "./row/unassigned";
import { refuseUnsettled } from "./unsettled";

/**
 * The hooks of customers: what the server knows stays, numbers get their country, and mail addresses and numbers are
 * unique keys in the same transaction. Their removal begins the erasure.
 */
export const customerHooks = {
  async prepare({ fields, before }: { fields: Record<string, unknown>; before: Row | null }) {
    const kept = before ? customerFigures.kept(before.fields) : { number: await nextNumber(), ...FIRST_FIGURES };
    const entered = customerRows.fieldsOf({ fields: { ...fields, ...kept } });
    const phones = await withCountry(entered);
    return { fields: { ...entered, phones }, secrets: before?.secrets ?? {} };
  },

  async checks({ before, row, actor, now }: Parameters<NonNullable<Hooks["checks"]>>[0]) {
    const id = row?.id ?? before?.id ?? "";
    const was = before && customerRows.fieldsOf(before);
    const is = row && customerRows.fieldsOf(row);
    const created = before ? [] : [await notMerged(id)];
    if (is) refuseUnborn({ ...is, now });
    const keys = await keyWrites({ id, before: was, after: is });
    const erasure = before && !row ? await erasureOf({ row: before, actor, now }) : [];
    return [...created, ...asChecks([...keys, ...memberWrites({ id, before: was, after: is }), ...erasure])];
  },

  /** What the log says of them goes at once, so that nobody restores them from there. The job does it again. */
  async after({ before, row }: { before: Row; row: Row | null }): Promise<void> {
    if (row) return;
    for (const id of [before.id, ...keptOf(before).merged]) await eraseHistory({ resource: customerRows, id });
  },
} satisfies Hooks;

/** @throws input for a birthday after today, by the clock of the shop. */
function refuseUnborn({ birthday, now }: { birthday?: string | null | undefined; now: Instant }): void {
  if (!birthday || birthday <= zonedTime({ at: now, zone: DEFAULT_TIME_ZONE }).date) return;
  const fault = fieldError({ path: "birthday", code: "in_future", message: BIRTHDAY_FUTURE });
  throw inputError({ code: "validation", faults: [fault] });
}

/** Removing a customer is the erasure of a person: the job that goes on with it is made in the same transaction. */
async function erasureOf({ row, actor, now }: { row: Row; actor: Actor; now: Instant }): Promise<TransactionWrite[]> {
  const ids = [row.id, ...keptOf(row).merged];
  await refuseUnsettled(ids);
  const fields = customerRows.fieldsOf(row);
  const { sure, phones } = hashesOf(fields);
  return erasureWrites({ customer: row.id, ids, number: fields.number, reach: [...sure, ...phones], actor, now });
}

const FIRST_FIGURES = { orderCount: 0, grossTotal: 0, firstOrderAt: null, lastOrderAt: null, branches: [] };

/** The numbers as they are dialled from everywhere. @throws input for those that are none. */
async function withCountry({ phones, branches }: { phones: readonly string[]; branches: readonly string[] }) {
  if (phones.length === 0) return [];
  const country = await countryOf(branches[0]);
  const lines = phones.map((phone) => localLine({ phone, country }));
  const faults = lines.flatMap((line, index) =>
    isPhone(line) ? [] : [fieldError({ path: `phones.${index}`, code: "invalid_phone", message: EXPECTED_PHONE })],
  );
  if (faults.length > 0) throw inputError({ code: "validation", faults });
  return [...new Set(lines)];
}
