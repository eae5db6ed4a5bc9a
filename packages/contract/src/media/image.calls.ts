import * as z from "zod";
import { permissionOf } from "../kit/access";
import { type Call, byId, get, post } from "../kit/call";
import { recordFields } from "../kit/resource";
import {
  announcedFile,
  imageAnswer,
  imageDuplicate,
  imageFile,
  imageFolderCount,
  imageInput,
  imageRecord,
  imageReplacement,
  imageTagCount,
  imageUsage,
  sentFile,
} from "./image";
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
    response: imageAnswer,
    status: 201,
  },
  /** A new form for a picture that has no file yet. For whoever may upload pictures. */
  imageForm: {
    ...post,
    path: "/api/images/{id}/upload",
    access: "staff",
    params: byId,
    body: z.strictObject({ file: announcedFile.optional() }),
    response: imageAnswer,
  },
  /** Takes in the file that was sent to the bucket. For whoever may upload pictures. */
  imageUploaded: {
    ...post,
    path: "/api/images/{id}/uploaded",
    access: "staff",
    params: byId,
    body: sentFile.optional(),
    response: imageAnswer,
  },
  imageFolders: { ...get, ...reading, path: "/api/images/folders", response: z.array(imageFolderCount) },
  imageTags: { ...get, ...reading, path: "/api/images/tags", response: z.array(imageTagCount) },
  imageDuplicates: {
    ...get,
    ...reading,
    path: "/api/images/{id}/duplicates",
    params: byId,
    response: z.array(imageDuplicate),
  },
  replaceImage: {
    ...post,
    ...updating,
    path: "/api/images/{id}/file",
    params: byId,
    body: imageReplacement,
    response: imageAnswer,
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
  /** Gives a removed picture back, as long as its file is kept. */
  restoreRemovedImage: {
    ...post,
    access: "manager",
    permission: permissionOf({ resource: images, verb: "create" }),
    path: "/api/images/{id}/undelete",
    params: byId,
    response: imageRecord,
    status: 201,
  },
  imageUsage: { ...get, ...reading, path: "/api/images/{id}/usage", params: byId, response: z.array(imageUsage) },
} as const satisfies Record<string, Call>;
