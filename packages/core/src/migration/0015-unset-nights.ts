import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Payroll, payrolls } from "@tresen/contract/time-sheet/payroll/payroll.resource";
import { branchRows } from "../branch/rows";
import { type Row, allRows, namedRecords } from "../records/rows";
import { rewritten } from "./rewritten";
import type { Migration } from "./run";

const payrollRows = namedRecords<Payroll>("payrolls");

/**
 * Payrolls of German branches were saved with a night from 22 to 6, which nobody had to choose and which counted nowhere:
 * docs/decisions/0124-night-by-contract.md. It is taken out of them, so that their nights stay as they were counted.
 */
export const unsetNights: Migration = {
  number: 15,
  name: "unset-nights",
  run: async () => {
    const branches = new Map(
      (await allRows({ resource: branchRows })).map((row) => [row.id, branchRows.recordOf(row)] as const),
    );
    let count = 0;
    for (const row of await allRows({ resource: payrolls })) if (await unset({ row, branches })) count += 1;
    return count === 1
      ? "1 payroll counts the usual night of Germany."
      : `${count} payrolls count the usual night of Germany.`;
  },
};

/** Whether the row had the night that it was given. One that was changed meanwhile is left as it is. */
async function unset({ row, branches }: { row: Row; branches: ReadonlyMap<string, Branch> }): Promise<boolean> {
  const { branch, nightFrom, nightTo } = payrollRows.fieldsOf(row);
  if (branches.get(branch)?.country !== "DE" || nightFrom !== 22 || nightTo !== 6) return false;
  return rewritten({ resource: payrolls, row, fields: { ...row.fields, nightFrom: null, nightTo: null } });
}
