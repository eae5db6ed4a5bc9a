import * as z from "zod";
import type { Referrer } from "../../kit/resource";
import { ref } from "../../kit/schema";
import { PAYROLL, PAYROLL_FIELDS } from "./payroll-fields";

/** The fields of payroll settings that refer to other resources. */
export const payrollReferrer = {
  name: "payrolls",
  ...PAYROLL,
  title: ["name"],
  fields: z.object({ branch: ref("branches", PAYROLL_FIELDS.branch).meta({ column: true }) }),
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (payroll: { id: string; branch: string }) => [payroll.branch],
} as const satisfies Referrer;
