import * as z from "zod";
import { type Call, post } from "../kit/call";
import { userRecord } from "./user-fields";

export const loginCalls = {
  login: {
    ...post,
    path: "/api/login",
    access: "public" as const,
    body: z.strictObject({ username: z.string().max(254), password: z.string().max(200) }),
    response: userRecord,
  },
} satisfies Record<string, Call>;
