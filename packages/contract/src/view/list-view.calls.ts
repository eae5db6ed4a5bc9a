import { type Call, get } from "../kit/call";
import { listViews, ofList, savedViews } from "./list-view";

const one = { ...get, path: "/api/views/{resource}", access: "staff", params: ofList, response: listViews } as const;

/** Everybody reads and writes only their own views. */
export const listViewCalls = {
  listViews: one,
  saveListViews: { ...one, method: "PUT", body: savedViews },
} as const satisfies Record<string, Call>;
