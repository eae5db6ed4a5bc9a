import * as z from "zod";
import { type Call, post } from "../kit/call";
import { analyticsLog } from "./analytics";

export const analyticsCalls = {
  analyticsLog: {
    ...post,
    path: "/api/analytics-log",
    access: "public" as const,
    body: analyticsLog,
    response: z.null(),
  },
} satisfies Record<string, Call>;
