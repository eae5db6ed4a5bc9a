import { timeSheetCalls as calls } from "@tresen/contract/time-sheet/time-sheet.calls";
import { correctTimeSheet, getTimeSheet, listTimeSheets, stepTimeSheet } from "@tresen/core/time-sheet";
import { verifyTimeSheets } from "@tresen/core/time-sheet/locked";
import type { SheetFile } from "@tresen/core/time-sheet/export";
import { type RawAnswer, endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

// What draws and writes files is large, and seldom needed.
const exporting = () => import("@tresen/core/time-sheet/export");
const fonts = async () => (await import("../../font/paper-fonts")).documentFonts();

function answered({ type, disposition, bytes }: SheetFile): RawAnswer {
  return {
    headers: { "cache-control": "private, no-store", "content-type": type, "content-disposition": disposition },
    rawBody: Buffer.from(bytes).toString("base64"),
    base64: true,
  };
}

export const handler = resource([
  endpoint({
    ...calls.timeSheets,
    run: async ({ actor, query, now }) => {
      const { sheets, cursor } = await listTimeSheets({ actor, query, now });
      return { data: sheets, cursor };
    },
  }),
  endpoint({
    ...calls.verifyTimeSheets,
    run: async ({ actor, query }) => ({ data: await verifyTimeSheets({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.exportTimeSheets,
    run: async ({ actor, query, now }) =>
      answered(await (await exporting()).exportTimeSheets({ actor, ...query, now })),
  }),
  endpoint({
    ...calls.exportRecords,
    run: async ({ actor, query, now }) =>
      answered(await (await exporting()).exportRecords({ actor, ...query, fonts, now })),
  }),
  endpoint({
    ...calls.timeSheet,
    run: async ({ actor, params, now }) => ({ data: await getTimeSheet({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.exportTimeSheet,
    run: async ({ actor, params, query, now }) =>
      answered(await (await exporting()).exportTimeSheet({ actor, ...params, ...query, fonts, now })),
  }),
  endpoint({
    ...calls.stepTimeSheet,
    run: async ({ actor, params, body, now }) => ({ data: await stepTimeSheet({ actor, ...params, body, now }) }),
  }),
  endpoint({
    ...calls.correctTimeSheet,
    run: async ({ actor, params, body, now }) => ({ data: await correctTimeSheet({ actor, ...params, body, now }) }),
  }),
]);
