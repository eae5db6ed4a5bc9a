import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { recordFields } from "../../kit/resource";
import { served } from "../../kit/served";
import { upload } from "../upload";
import { UPLOAD_RECORD_MESSAGES } from "./upload-record.texts";

/** How long from now the automatic deletion of a file can be put off, in days. */
export const KEEP_DAYS = 400;

const { extension, publicHash, mimeType, size } = upload.shape;

/** A file of a customer as staff see it. `version` is the record's own; that of the file is `fileVersion`. */
export const uploadRecord = z.object({
  ...recordFields,
  name: z.string(),
  extension,
  mimeType,
  size,
  publicHash,
  fileVersion: z.int().min(1),
  /** The uid of the order that was last placed with it. */
  order: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  /** The branch of that order. */
  branch: z.string().nullable(),
  /** The name of the step that it answers. */
  part: z.string().nullable(),
  /** When it is deleted by itself; null for a file that an order uses. */
  expiresAt: z.string().nullable(),
  /** Until when it is kept at least, if no order uses it. */
  keepUntil: z.string().nullable(),
});
export type UploadRecord = z.output<typeof uploadRecord>;

const { name: _name, keepUntil: _keepUntil, version: _version, ...others } = uploadRecord.shape;

/** What staff may change. A change may repeat the rest, which is ignored. */
export const uploadChange = z.strictObject({
  ...served(others).entered.update,
  version: recordFields.version,
  name: z.string().trim().min(1, UPLOAD_RECORD_MESSAGES.nameMissing).max(1000).optional().meta({ title: "Name" }),
  keepUntil: instant.nullish().meta({ title: "Aufbewahren bis" }),
});
export type UploadChange = Pick<z.output<typeof uploadChange>, "version" | "name" | "keepUntil">;
