import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { sheetDocument } from "@tresen/contract/time-sheet/export/sheet-document";
import { daysTable, sheetsTable } from "@tresen/contract/time-sheet/export/sheet-table";
import { sheetFileName } from "@tresen/contract/time-sheet/export/export.texts";
import { bmdPayrollFile, lodasFile } from "@tresen/contract/time-sheet/payroll/payroll-files";
import { missingIn } from "@tresen/contract/time-sheet/payroll/payroll-lines";
import { PAYROLL_FAULTS } from "@tresen/contract/time-sheet/payroll/payroll.texts";
import type { BRANCH_FORMATS, SHEET_FORMATS } from "@tresen/contract/time-sheet/time-sheet.calls";
import { timeSheetPermissions } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { countryOf } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { type PaidMinutes, paidMinutesOfLocked } from "@tresen/contract/time-sheet/pay/paid-minutes";
import { TIME_SHEET, germanMonth } from "@tresen/contract/time-sheet/time-sheet.texts";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { getConfig } from "../../config";
import type { PaperFonts } from "../../print/render";
import { employmentOf, homeOf } from "../facts";
import { type FoundSheet, computedSheets, findSheet, isListed, readablePeople } from "../read";
import { detailView, sheetView } from "../view";
import { type SheetFile, payrollFile, pdfFile, tableFile } from "./files";

interface Asked {
  actor: Actor;
  month: string;
  /** Asked for only where they are needed. */
  fonts: () => Promise<PaperFonts>;
  now: Instant;
}

/** A sheet to be signed, or its days as a table. @throws missing. */
export async function exportTimeSheet({
  user,
  format,
  fonts,
  ...asked
}: Asked & { user: string; format: (typeof SHEET_FORMATS)[number] }): Promise<SheetFile> {
  const found = await findSheet({ ...asked, user });
  const { person, setting, month } = found;
  const sheet = await detailView(found);
  const name = sheetFileName({ of: `${person.name} ${month}`, format });
  if (format !== "pdf") return tableFile({ name, table: daysTable(sheet), format });
  const blocks = sheetDocument({
    sheet,
    branchName: homeOf({ person, setting })?.name ?? "",
    personnelNumber: employmentOf({ person, setting }).personnelNumber,
    currency: (await getConfig()).currency,
    zone: zoneOf(homeOf({ person, setting }) ?? {}),
  });
  return pdfFile({ name, title: `${TIME_SHEET} ${germanMonth(month)}`, blocks, fonts, at: asked.now });
}

/**
 * The sheets of those whose first branch this is, so that nobody is in two files. Payroll files have approved and locked
 * ones alone.
 * @throws forbidden; for payroll input with the names of what is missing or not approved.
 */
export async function exportTimeSheets({
  actor,
  branch,
  month,
  format,
  now,
}: Omit<Asked, "fonts"> & { branch: string; format: (typeof BRANCH_FORMATS)[number] }): Promise<SheetFile> {
  requirePermission({ actor, permission: timeSheetPermissions.decide, branch });
  const isTable = format === "csv" || format === "xlsx";
  // Numbers and files of payroll are data about wages.
  if (!isTable) requirePermission({ actor, permission: userPermissions.personnel, branch });
  const seesNumbers = mayDo({ person: personOf(actor), permission: userPermissions.personnel, branch });
  const people = (await readablePeople({ actor, branch })).filter(
    ({ person }) => person.branches[0] === branch && (isTable || !person.isExternal),
  );
  const found = (await computedSheets({ people, month, now })).filter(isListed);
  const [first] = found;
  if (!first) throw refused("none", PAYROLL_FAULTS.noSheets);
  const { branches, payrolls } = first.setting;
  const branchName = branches.get(branch)?.name ?? "";
  const sheets = found.map((one) => ({
    ...sheetView(one),
    paid: paidIn(one),
    personnelNumber: seesNumbers ? employmentOf(one).personnelNumber : "",
    pay: seesNumbers ? (one.figures.pay ?? null) : null,
  }));
  const name = sheetFileName({ of: `${branchName} ${month}`, format });
  if (isTable) return tableFile({ name, table: sheetsTable(sheets), format });
  const open = sheets.filter(({ state }) => state !== "approved" && state !== "locked");
  if (open.length > 0) throw refused("open", PAYROLL_FAULTS.notApproved(open.map(({ user }) => user.name)));
  const payroll = payrolls.find((one) => one.branch === branch);
  if (!payroll) throw refused("none", PAYROLL_FAULTS.none(branchName));
  const names = missingIn({ sheets, payroll, format });
  if (names.length > 0) throw refused("missing", PAYROLL_FAULTS.missing({ branch: branchName, names }));
  const text = format === "lodas" ? lodasFile({ sheets, payroll, month }) : bmdPayrollFile({ sheets, payroll, month });
  return payrollFile({ name, text });
}

/** As the month was computed, or locked. */
function paidIn(found: FoundSheet): PaidMinutes {
  const { figures } = found;
  const home = homeOf(found);
  const facts = { person: employmentOf(found), country: home ? countryOf(home) : null };
  return figures.paid ?? paidMinutesOfLocked({ facts, days: figures.days });
}

function refused(code: string, message: string): AppError {
  return new AppError(`time_sheet.export_${code}`, "input", message);
}
