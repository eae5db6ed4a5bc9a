import * as z from "zod";
import { ONLINE_METHODS } from "../payment/payment";
import { recordFields } from "../kit/resource";
import { configFields } from "../config/config";
import { users } from "../user/user.resource";

export const configRecord = z.object({
  ...configFields.shape,
  version: z.int(),
  updatedAt: z.string(),
  /** In the init bundle: the online payments for which there are keys. */
  paymentProviders: z.array(z.enum(ONLINE_METHODS)).optional(),
});
export const userRecord = users.fields.omit({ password: true }).extend(recordFields);

/**
 * `GET /api/init` answers with a list of these: one for `config`, `users/me` (null without a session) and every
 * resource of the snapshot. `url` is the path below `/api` that would give the same data.
 */
export const initEntry = z.object({ url: z.string(), data: z.unknown() });
export const initBundle = z.array(initEntry);
export type InitEntry = z.output<typeof initEntry>;

/**
 * The published bundle from which the shop is shown: which one, how many seconds ago it was built, its bytes compressed,
 * and whether one that somebody asked for is still being built.
 */
export const snapshotState = z.object({ version: z.int(), age: z.int(), bytes: z.int(), isRebuilding: z.boolean() });
export type SnapshotState = z.output<typeof snapshotState>;
