import { type Call, get } from "../kit/call";
import { initBundle } from "./init";

export const initCalls = {
  init: { ...get, path: "/api/init", access: "public" as const, response: initBundle },
} satisfies Record<string, Call>;
