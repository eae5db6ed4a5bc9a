import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { PASSWORD_LENGTH } from "./password";
import { grant } from "./role-name";
import { newPassword, userRecord } from "./user-fields";

/** Who is signed in, with what the roles that the shop made itself give, if there are any. */
const me = userRecord.extend({ permissions: z.array(grant).optional() });

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
