import * as z from "zod";
import { type Call, get } from "../kit/call";
import { listedVersion, ofRecord, ofVersion, recordVersion, versionsQuery } from "./version";

const path = "/api/{resource}/{id}/versions";

/** Whoever may read a record as a whole may read its versions; those of a removed record only administrators. */
export const versionCalls = {
  versions: {
    ...get,
    path,
    access: "staff",
    params: ofRecord,
    query: versionsQuery,
    response: z.array(listedVersion),
  },
  version: { ...get, path: `${path}/{version}`, access: "staff", params: ofVersion, response: recordVersion },
} as const satisfies Record<string, Call>;
