import type { Resource } from "@tresen/contract/kit/resource";
import { PAYROLL_ITEMS } from "@tresen/contract/time-sheet/payroll/payroll-items";
import { payrolls } from "@tresen/contract/time-sheet/payroll/payroll.resource";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { users } from "@tresen/contract/user/user.resource";
import type { Actor } from "@tresen/core/platform/actor";
import { TABLE } from "../../environment";
import { databaseFile } from "../../storage/emulator";
import { fillTable } from "../records/fill";
import { itemsOf } from "../records/items";
import { figure, heading, ms, number } from "../report";
import { addBranches } from "../statistics/branches";
import { rowsOfRecords } from "./rows";
import * as year from "./year";

/** Whoever does everything in the measurement. */
export const ADMIN: Actor = { kind: "staff", user: { id: "usr_bench", name: "", roles: ["ROLE_ADMIN"], branches: [] } };

/**
 * Fills in people with contracts, branches with their payroll, and a year of shifts and recorded time, or the shifts alone
 * from eight weeks before the measured week to three weeks after it.
 */
export async function fillYear({
  dataDir,
  isPlanOnly = false,
}: {
  dataDir: string;
  isPlanOnly?: boolean;
}): Promise<void> {
  const [{ bulkWrites }, { createRecord, indexing }, { PersonnelEntity }, { batchWrite, itemOf }] = await Promise.all([
    import("@tresen/core/records/rows"),
    import("@tresen/core/records"),
    import("../../../../core/src/user/personnel/personnel.entity"),
    import("@tresen/core/platform/db"),
  ]);
  const names = [...Array.from({ length: year.BRANCHES }, (_, index) => year.branchOf(index)), year.ALL];
  await addBranches(names.map((id) => ({ id, identifier: id.replaceAll("_", "-") })));
  for (const branch of names) {
    const wageTypes = PAYROLL_ITEMS.map((item, index) => ({
      ...{ item, lodas: String(100 + index), bmd: String(5000 + index) },
    }));
    const fields = payrolls.fields.parse({ name: branch, branch, wageTypes, consultant: "1001", client: "1" });
    await createRecord({ resource: payrolls, actor: ADMIN, now: year.NOW, input: fields, indexing });
  }
  const people = Array.from({ length: year.PEOPLE }, (_, person) => person);
  await batchWrite(
    people.map((person) => ({
      put: itemOf(
        PersonnelEntity.put({ user: year.userId(person), version: 1, fields: year.personnelOf(person) }).params(),
      ),
    })),
  );
  const begun = performance.now();
  const days = isPlanOnly ? year.DAYS.filter((day) => day >= year.PLAN.first && day <= year.PLAN.last) : year.DAYS;
  const turns = year.PEOPLE * days.length;
  const before = year.PEOPLE * year.DAYS.indexOf(days[0] ?? "");
  const file = databaseFile(dataDir);
  let rows = 0;
  const builders = { bulkWrites, indexing };
  for await (const items of itemsOf({ ...builders, resource: users, recordOf: year.userOf, from: 0, to: year.PEOPLE }))
    rows += fillTable({ file, table: TABLE, items });
  const kinds = [
    [workingSchedules as Resource, year.shiftOf],
    [activities as Resource, year.activityOf],
  ] as const;
  for (const [resource, made] of isPlanOnly ? kinds.slice(0, 1) : kinds) {
    const recordOf = (index: number) => made(before + index);
    for await (const items of rowsOfRecords({ ...builders, resource, indexed: resource, recordOf, to: turns }))
      rows += fillTable({ file, table: TABLE, items });
  }
  heading(
    `Working time: ${number(year.PEOPLE)} people, ${number(year.BRANCHES)} branches, ${number(turns)} shifts, ` +
      `${number(isPlanOnly ? 0 : turns)} recorded stretches, ${number(rows)} rows`,
  );
  figure({ name: "Rows filled in", value: ms(Math.round(performance.now() - begun)) });
}
