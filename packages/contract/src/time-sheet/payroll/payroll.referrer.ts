import * as z from "zod";
import type { Referrer } from "../../kit/resource";
import { flag, ref } from "../../kit/schema";
import { EXPECTED_NUMBER, PAYROLL, PAYROLL_FIELDS } from "./payroll-fields";

/** A number of at most so many digits, or nothing. */
export const digits = (title: string, most: number) =>
  z
    .union([z.literal(""), z.string().regex(new RegExp(`^\\d{1,${String(most)}}$`), EXPECTED_NUMBER)])
    .default("")
    .meta({ title });

/** Under which numbers something is handed over. */
export const wageTypeFields = {
  lodas: digits(PAYROLL_FIELDS.lodas, 4),
  bmd: digits(PAYROLL_FIELDS.bmd, 6),
  isLeftOut: flag(PAYROLL_FIELDS.isLeftOut).meta({ description: PAYROLL_FIELDS.isLeftOutHint }),
};

/** The fields of payroll settings that refer to other resources. */
export const payrollReferrer = {
  name: "payrolls",
  ...PAYROLL,
  title: ["name"],
  fields: z.object({
    branch: ref("branches", PAYROLL_FIELDS.branch).meta({ column: true }),
    kindWageTypes: z
      .array(z.strictObject({ kind: ref("working-activity-kinds", PAYROLL_FIELDS.kind), ...wageTypeFields }))
      .max(100)
      .default([])
      .meta({
        title: PAYROLL_FIELDS.kindWages,
        entry: PAYROLL_FIELDS.wageEntry,
        section: PAYROLL_FIELDS.wages,
        description: PAYROLL_FIELDS.kindWagesHint,
      }),
  }),
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (payroll: { id: string; branch: string }) => [payroll.branch],
} as const satisfies Referrer;
