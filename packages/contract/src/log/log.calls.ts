import * as z from "zod";
import { type Call, forHolders, get } from "../kit/call";
import { logEntry, logQuery } from "./log";
import { logPermissions } from "./log.permissions";

const access = forHolders(logPermissions.read);
/** The id of a change entry: `{resource}.{id}.{version}`. */
const logId = z.string().regex(/^[a-z][a-z-]{0,60}\.[A-Za-z0-9_-]{1,64}\.\d{1,10}$/);

export const logCalls = {
  logs: { ...get, path: "/api/logs", ...access, query: logQuery, response: z.array(logEntry) },
  log: { ...get, path: "/api/logs/{id}", ...access, params: z.object({ id: logId }), response: logEntry },
} satisfies Record<string, Call>;
