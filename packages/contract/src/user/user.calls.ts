import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { PASSWORD_LENGTH } from "./password";
import { newPassword, userRecord } from "./user-fields";

export const userCalls = {
  changePassword: {
    ...post,
    path: "/api/users/me/password",
    access: "staff" as const,
    body: z.strictObject({ oldPassword: z.string().max(PASSWORD_LENGTH.most), password: newPassword }),
    response: userRecord,
  },
  me: { ...get, path: "/api/users/me", access: "staff" as const, response: userRecord },
} satisfies Record<string, Call>;
