import * as z from "zod";
import type { Referrer } from "../../kit/resource";
import { ref } from "../../kit/schema";
import { LEDGER, LEDGER_FIELDS } from "./ledger-fields";

/** The fields of ledgers that refer to other resources. */
export const ledgerReferrer = {
  name: "ledgers",
  ...LEDGER,
  title: ["name"],
  fields: z.object({ branch: ref("branches", LEDGER_FIELDS.branch).meta({ column: true }) }),
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (ledger: { id: string; branch: string }) => [ledger.branch],
} as const satisfies Referrer;
