import { type Call, get } from "../kit/call";
import { initEntries } from "./init";

export const initCalls = {
  init: { ...get, path: "/api/init", access: "public" as const, response: initEntries },
} satisfies Record<string, Call>;
