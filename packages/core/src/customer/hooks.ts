import { customerFigures } from "@tresen/contract/customer/customer-fields";
import { EXPECTED_CUSTOMER_PHONE } from "@tresen/contract/customer/customer.texts";
import { isPhone } from "@tresen/contract/kit/phone/phone";
import { localLine } from "@tresen/contract/kit/phone/phone-line";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { inputError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, eraseHistory } from "../records/rows";
import { countryOf } from "./row/country";
import { nextNumber } from "./row/customer-number";
import { keyWrites } from "./row/keys";
import { memberWrites } from "./row/members";
import { asChecks, customerRows, keptOf } from "./row/rows";

/**
 * The hooks of customers: what the server knows stays, numbers get their country, and mail addresses and numbers are
 * unique keys in the same transaction.
 */
export const customerHooks = {
  async prepare({ fields, before }: { fields: Record<string, unknown>; before: Row | null }) {
    const kept = before ? customerFigures.kept(before.fields) : { number: await nextNumber(), ...FIRST_FIGURES };
    const entered = customerRows.fieldsOf({ fields: { ...fields, ...kept } });
    const phones = await withCountry(entered);
    return { fields: { ...entered, phones }, secrets: before?.secrets ?? {} };
  },

  async checks({ before, row }: { before: Row | null; row: Row | null }) {
    const id = row?.id ?? before?.id ?? "";
    const was = before && customerRows.fieldsOf(before);
    const is = row && customerRows.fieldsOf(row);
    const keys = await keyWrites({ id, before: was, after: is });
    return asChecks([...keys, ...memberWrites({ id, before: was, after: is })]);
  },

  /** Removing a customer removes what the log says of them, also of those who were merged into them. */
  async after({ before, row }: { before: Row; row: Row | null }): Promise<void> {
    if (row) return;
    for (const id of [before.id, ...keptOf(before).merged]) await eraseHistory({ resource: customerRows, id });
  },
} satisfies Hooks;

const FIRST_FIGURES = { orderCount: 0, grossTotal: 0, firstOrderAt: null, lastOrderAt: null, branches: [] };

/** The numbers as they are dialled from everywhere. @throws input for those that are none. */
async function withCountry({ phones, branches }: { phones: readonly string[]; branches: readonly string[] }) {
  if (phones.length === 0) return [];
  const country = await countryOf(branches[0]);
  const lines = phones.map((phone) => localLine({ phone, country }));
  const faults = lines.flatMap((line, index) =>
    isPhone(line)
      ? []
      : [fieldError({ path: `phones.${index}`, code: "invalid_phone", message: EXPECTED_CUSTOMER_PHONE })],
  );
  if (faults.length > 0) throw inputError({ code: "validation", faults });
  return [...new Set(lines)];
}
