import { uploadRecordCalls } from "@tresen/contract/media/upload-record/upload-record.calls";
import { uploadCalls } from "@tresen/contract/media/upload.calls";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { UPLOAD_BODY_LIMIT } from "@tresen/contract/media/upload";
import { createUpload } from "@tresen/core/media/file";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";
import { customerMessages } from "./customer-messages";

const calls = { ...uploadCalls, ...uploadRecordCalls };
/** What staff do with files is loaded with the first of their calls. */
const forStaff = () => import("@tresen/core/media/upload-record");

/** The call with which customers send files, and those of staff about them, which have the same path. */
export const handler = resource([
  endpoint({
    ...calls.createUpload,
    ...customerMessages,
    bodyLimit: { bytes: UPLOAD_BODY_LIMIT, message: UPLOAD_MESSAGES.tooLarge },
    run: async ({ body, now, event }) => ({ data: await createUpload({ input: body, ip: viewerAddress(event), now }) }),
  }),
  endpoint({
    ...calls.listUploads,
    run: async ({ actor, query, now }) => {
      const { uploads, cursor } = await (await forStaff()).listUploads({ actor, query, now });
      return { data: uploads, cursor };
    },
  }),
  endpoint({
    ...calls.getUpload,
    run: async ({ actor, params, now }) => ({ data: await (await forStaff()).getUpload({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.updateUpload,
    run: async ({ actor, params, body, now }) => ({
      data: await (await forStaff()).updateUpload({ actor, ...params, input: body, now }),
    }),
  }),
  endpoint({
    ...calls.removeUpload,
    run: async ({ actor, params, now }) => {
      await (await forStaff()).removeUpload({ actor, ...params, now });
      return { data: null };
    },
  }),
]);
