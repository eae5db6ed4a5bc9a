import { type Call, anyQuery, get } from "../kit/call";
import { initEntries } from "./init";

export const initCalls = {
  init: { ...get, path: "/api/init", access: "public" as const, query: anyQuery, response: initEntries },
} satisfies Record<string, Call>;
