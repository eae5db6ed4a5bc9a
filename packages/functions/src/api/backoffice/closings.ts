import { closingCalls as calls } from "@tresen/contract/closing/closing.calls";
import {
  closeBranch,
  enterBooking,
  getClosing,
  listClosings,
  listEntries,
  listOpen,
  previewClosing,
  verifyClosing,
} from "@tresen/core/closing";
import type { ClosingFile } from "@tresen/core/closing/export";
import { type RawAnswer, endpoint } from "../../http/endpoint";
import { idempotencyKey } from "../../http/idempotency-key";
import { resource } from "../../http/resource";

// What draws and writes files is large, and seldom needed.
const fonts = async () => (await import("../../font/paper-fonts")).documentFonts();

function answered({ type, disposition, bytes }: ClosingFile): RawAnswer {
  return {
    headers: { "cache-control": "private, no-store", "content-type": type, "content-disposition": disposition },
    rawBody: Buffer.from(bytes).toString("base64"),
    base64: true,
  };
}

export const handler = resource([
  endpoint({
    ...calls.listClosings,
    run: async ({ actor, query }) => {
      const { closings, cursor } = await listClosings({ actor, query });
      return { data: closings, cursor };
    },
  }),
  endpoint({
    ...calls.previewClosing,
    run: async ({ actor, query }) => ({ data: await previewClosing({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.exportClosings,
    run: async ({ actor, query, now }) => {
      const { exportPeriod } = await import("@tresen/core/closing/export");
      return answered(await exportPeriod({ actor, ...query, fonts, now }));
    },
  }),
  endpoint({
    ...calls.getClosing,
    run: async ({ actor, params }) => ({ data: await getClosing({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.closingEntries,
    run: async ({ actor, params, query }) => {
      const { entries, cursor } = await listEntries({ actor, ...params, query });
      return { data: entries, cursor };
    },
  }),
  endpoint({
    ...calls.verifyClosing,
    run: async ({ actor, params }) => ({ data: await verifyClosing({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.exportClosing,
    run: async ({ actor, params, query, now }) => {
      const { exportClosing } = await import("@tresen/core/closing/export");
      return answered(await exportClosing({ actor, ...params, ...query, fonts, now }));
    },
  }),
  endpoint({
    ...calls.createClosing,
    run: async ({ actor, body, event, now }) => ({
      data: await closeBranch({ actor, body, key: idempotencyKey(event), now }),
    }),
  }),
  endpoint({
    ...calls.openBookings,
    run: async ({ actor, query }) => {
      const { entries, cursor } = await listOpen({ actor, query });
      return { data: entries, cursor };
    },
  }),
  endpoint({
    ...calls.createBooking,
    run: async ({ actor, body, event, now }) => ({
      data: await enterBooking({ actor, body, key: idempotencyKey(event), now }),
    }),
  }),
]);
