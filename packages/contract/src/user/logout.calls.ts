import * as z from "zod";
import { type Call, post } from "../kit/call";

/** Kept apart from the log-in, since the function that ends a session needs no schema of users. */
export const logoutCalls = {
  logout: { ...post, path: "/api/logout", access: "public" as const, response: z.null() },
} satisfies Record<string, Call>;
