import { uploadCalls as calls } from "@tresen/contract/media/upload.calls";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { UPLOAD_BODY_LIMIT } from "@tresen/contract/media/upload";
import { createUpload } from "@tresen/core/media/file";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";
import { customerMessages } from "./customer-messages";

export const handler = resource([
  endpoint({
    ...calls.createUpload,
    ...customerMessages,
    bodyLimit: { bytes: UPLOAD_BODY_LIMIT, message: UPLOAD_MESSAGES.tooLarge },
    run: async ({ body, now, event }) => ({ data: await createUpload({ input: body, ip: viewerAddress(event), now }) }),
  }),
]);
