import * as z from "zod";
import { type Call, byId, forHolders, get } from "../../kit/call";
import { paged } from "../../kit/list/paged";
import { orderPermissions } from "../../order/order.permissions";
import { uploadPermissions } from "./upload-record.permissions";
import { uploadChange, uploadRecord } from "./upload-record";

const reading = { ...get, ...forHolders(orderPermissions.read) };
const handling = forHolders(uploadPermissions.handle);

/** Calls of staff about files that customers have sent. */
export const uploadRecordCalls = {
  /** Newest first. Each call reads a bounded number of files, so a searched page may be empty and have a cursor. */
  listUploads: {
    ...reading,
    isOnTablet: false as const,
    path: "/api/uploads",
    query: z.strictObject({
      ...paged,
      order: z.string().max(64).optional().meta({ description: "Nur Dateien dieser Bestellung (uid)" }),
      search: z.string().max(100).optional().meta({ description: "Wörter im Namen" }),
    }),
    response: z.array(uploadRecord),
  },
  getUpload: { ...reading, path: "/api/uploads/{id}", params: byId, response: uploadRecord },
  updateUpload: {
    ...reading,
    ...handling,
    method: "PUT",
    path: "/api/uploads/{id}",
    params: byId,
    body: uploadChange,
    response: uploadRecord,
  },
  removeUpload: {
    ...reading,
    ...handling,
    method: "DELETE",
    path: "/api/uploads/{id}",
    params: byId,
    response: z.null(),
  },
} as const satisfies Record<string, Call>;
