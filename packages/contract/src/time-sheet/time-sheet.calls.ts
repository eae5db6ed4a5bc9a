import * as z from "zod";
import { type Call, forHolders, get, post } from "../kit/call";
import { workDay } from "../kit/fields/work-day-fields";
import { paged } from "../kit/list/paged";
import { id } from "../kit/schema";
import { TIME_SHEET_STATES } from "./time-sheet.state";
import { month, timeSheet, timeSheetCheck, timeSheetCorrection, timeSheetDetail, timeSheetStep } from "./time-sheet";
import { timeSheetPermissions } from "./time-sheet.permissions";

const path = "/api/time-sheets/{user}/{month}";
const params = z.object({ user: id, month });
/** Everybody on the staff: whose sheets they see and decide follows from their permission and branches. */
const forStaff = { access: "staff" as const };

export const SHEET_FORMATS = ["pdf", "csv", "xlsx"] as const;
export const BRANCH_FORMATS = ["csv", "xlsx", "lodas", "bmd"] as const;
export const RECORD_FORMATS = ["csv", "pdf"] as const;
const files = {
  response: z.string(),
  media: ["application/pdf", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
};

export const timeSheetCalls = {
  /** One month, by default the current one, of those whom the reader may see, by name. */
  timeSheets: {
    ...get,
    ...forStaff,
    path: "/api/time-sheets",
    query: z.strictObject({
      user: id.optional(),
      month: month.optional(),
      branch: id.optional(),
      state: z.enum(TIME_SHEET_STATES).optional(),
      ...paged,
    }),
    response: z.array(timeSheet),
  },
  timeSheet: { ...get, ...forStaff, path, params, response: timeSheetDetail },
  stepTimeSheet: {
    ...post,
    ...forStaff,
    path: `${path}/state`,
    params,
    body: timeSheetStep,
    response: timeSheetDetail,
  },
  correctTimeSheet: {
    ...post,
    ...forHolders(timeSheetPermissions.decide),
    path: `${path}/corrections`,
    params,
    body: timeSheetCorrection,
    response: timeSheetDetail,
    status: 201 as const,
  },
  exportTimeSheet: {
    ...get,
    ...forStaff,
    path: `${path}/export`,
    params,
    query: z.strictObject({ format: z.enum(SHEET_FORMATS) }),
    ...files,
  },
  /** The sheets of a branch as a table, or what payroll books of them. */
  exportTimeSheets: {
    ...get,
    ...forHolders(timeSheetPermissions.decide),
    path: "/api/time-sheets/export",
    query: z.strictObject({ branch: id, month, format: z.enum(BRANCH_FORMATS) }),
    ...files,
  },
  /** Everything that was recorded with its corrections: one's own, or that of a branch, of at most 366 days. */
  exportRecords: {
    ...get,
    ...forStaff,
    path: "/api/time-sheets/records",
    query: z.strictObject({
      branch: id.optional(),
      from: workDay,
      to: workDay,
      format: z.enum(RECORD_FORMATS),
    }),
    ...files,
  },
  /** Computes the locked months of a person again. */
  verifyTimeSheets: {
    ...get,
    ...forStaff,
    path: "/api/time-sheets/verify",
    query: z.strictObject({ user: id }),
    response: timeSheetCheck,
  },
} as const satisfies Record<string, Call>;
