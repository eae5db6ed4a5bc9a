import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { typedPin } from "./pin";
import { tabletUse, tabletView } from "./tablet";

/** How a browser becomes a tablet of a branch, and how its sessions last. Its keys are in cookies that no script reads. */
export const tabletCalls = {
  tablet: { ...get, path: "/api/tablet", access: "public" as const, response: tabletView },
  startTablet: {
    ...post,
    path: "/api/tablet/pairing",
    access: "public" as const,
    response: tabletView,
    status: 201 as const,
  },
  loginByPin: {
    ...post,
    path: "/api/login/pin",
    access: "public" as const,
    body: z.strictObject({ user: z.string().max(100), pin: typedPin }),
    response: tabletUse,
  },
  useTablet: {
    ...post,
    path: "/api/tablet/use",
    access: "staff" as const,
    isOnTablet: true as const,
    response: tabletUse,
  },
} satisfies Record<string, Call>;
