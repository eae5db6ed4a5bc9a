import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { PASSWORD_LENGTH } from "./password";
import { grant } from "./role-name";
import { newPassword, userRecord } from "./user-fields";

/** The signed-in user, with the permissions and names of their custom roles if they have any. */
const me = userRecord.extend({
  permissions: z.array(grant).optional(),
  roleNames: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: "Die Namen der eigenen Rollen nach ihrer Kennung" }),
});

export const userCalls = {
  changePassword: {
    ...post,
    path: "/api/users/me/password",
    access: "staff" as const,
    body: z.strictObject({ oldPassword: z.string().max(PASSWORD_LENGTH.most), password: newPassword }),
    response: userRecord,
  },
  me: { ...get, path: "/api/users/me", access: "staff" as const, response: me },
} satisfies Record<string, Call>;
