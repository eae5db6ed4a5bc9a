import * as z from "zod";
import { permissionOf } from "../kit/access";
import { type Call, byId, get, post } from "../kit/call";
import { recordFields } from "../kit/resource";
import { imageFile, imageInput, imageRecord, imageReplacement, imageUsage } from "./image";
import { images } from "./image.resource";

const reading = { access: "staff", permission: permissionOf({ resource: images, verb: "read" }) } as const;
const updating = { access: "manager", permission: permissionOf({ resource: images, verb: "update" }) } as const;

/** For whoever may write a record that has pictures, or the configuration. */
export const imageCalls = {
  createImage: {
    ...post,
    path: "/api/images",
    access: "staff",
    body: imageInput,
    response: imageRecord,
    status: 201,
  },
  replaceImage: {
    ...post,
    ...updating,
    path: "/api/images/{id}/file",
    params: byId,
    body: imageReplacement,
    response: imageRecord,
  },
  imageFiles: { ...get, ...reading, path: "/api/images/{id}/files", params: byId, response: z.array(imageFile) },
  restoreImage: {
    ...post,
    ...updating,
    path: "/api/images/{id}/restore",
    params: byId,
    body: z.strictObject({ version: recordFields.version, fileVersion: z.int().min(1) }),
    response: imageRecord,
  },
  imageUsage: { ...get, ...reading, path: "/api/images/{id}/usage", params: byId, response: z.array(imageUsage) },
} as const satisfies Record<string, Call>;
