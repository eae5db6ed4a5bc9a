import { bulkCalls as calls } from "@tresen/contract/bulk/bulk.calls";
import { IMPORT_BYTES } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { cancelBulk, downloadFile, getBulk, listEntries, listOwnJobs, undoBulk } from "@tresen/core/bulk";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

const PRIVATE = { "cache-control": "private, no-store" };

export const handler = resource([
  endpoint({
    ...calls.startBulk,
    run: async ({ actor, body, now }) => {
      const { startBulk } = await import("@tresen/core/bulk/start");
      return { data: await startBulk({ actor, input: body, now }) };
    },
  }),
  endpoint({
    ...calls.startExport,
    run: async ({ actor, body, now }) => {
      const { startExport } = await import("@tresen/core/bulk/start");
      return { data: await startExport({ actor, input: body, now }) };
    },
  }),
  endpoint({
    ...calls.startImport,
    bodyLimit: { bytes: IMPORT_BYTES, message: BULK_MESSAGES.importTooLarge },
    run: async ({ actor, body, now }) => {
      const { startImport } = await import("@tresen/core/bulk/start");
      return { data: await startImport({ actor, input: body, now }) };
    },
  }),
  endpoint({
    ...calls.ownJobs,
    run: async ({ actor }) => ({ data: await listOwnJobs({ actor }) }),
  }),
  endpoint({
    ...calls.bulk,
    run: async ({ actor, params, now }) => ({ data: await getBulk({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.bulkReport,
    run: async ({ actor, params, query, now }) => {
      const { entries, cursor } = await listEntries({ actor, ...params, ...query, now });
      return { data: entries, cursor };
    },
  }),
  endpoint({
    ...calls.cancelBulk,
    run: async ({ actor, params, now }) => ({ data: await cancelBulk({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.undoBulk,
    run: async ({ actor, params, now }) => ({ data: await undoBulk({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.bulkFile,
    run: async ({ actor, params, now }) => {
      const file = await downloadFile({ actor, ...params, now });
      if ("address" in file) return { status: 302, headers: { ...PRIVATE, location: file.address }, rawBody: "" };
      return {
        headers: { ...PRIVATE, "content-type": file.type, "content-disposition": file.disposition },
        rawBody: Buffer.from(file.bytes).toString("base64"),
        base64: true,
      };
    },
  }),
]);
