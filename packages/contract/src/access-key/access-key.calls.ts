import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { id, line, requiredLine } from "../kit/schema";
import { TOLD_PURPOSES, accessKey, createdKey, listedKey } from "./access-key";
import { accessKeyPermissions } from "./access-key.permissions";
import { SUBJECT_TITLE } from "./access-key.texts";

export const newAccessKey = z.strictObject({
  name: requiredLine("Name"),
  branch: id,
  purpose: z.enum(TOLD_PURPOSES),
  subject: line(SUBJECT_TITLE).nullish(),
  validUntil: instant.nullish(),
});

const managing = { ...post, ...forHolders(accessKeyPermissions.manage) };

/** The keys of displays and other devices, which staff make, rotate and revoke. */
export const accessKeyCalls = {
  accessKeys: {
    ...get,
    path: "/api/access-keys",
    ...forHolders(accessKeyPermissions.read),
    query: z.strictObject({ branch: id.optional() }),
    response: z.array(listedKey),
  },
  accessKey: {
    ...get,
    path: "/api/access-keys/{id}",
    ...forHolders(accessKeyPermissions.read),
    params: byId,
    response: accessKey,
  },
  createAccessKey: {
    ...managing,
    path: "/api/access-keys",
    body: newAccessKey,
    response: createdKey,
    status: 201 as const,
  },
  rotateAccessKey: { ...managing, path: "/api/access-keys/{id}/rotate", params: byId, response: createdKey },
  revokeAccessKey: { ...managing, path: "/api/access-keys/{id}/revoke", params: byId, response: accessKey },
} satisfies Record<string, Call>;
