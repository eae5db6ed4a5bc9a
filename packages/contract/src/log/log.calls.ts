import * as z from "zod";
import { type Call, forHolders, get } from "../kit/call";
import { logEntry, logId, logQuery } from "./log";
import { logPermissions } from "./log.permissions";

const access = forHolders(logPermissions.read);

export const logCalls = {
  logs: { ...get, path: "/api/logs", ...access, query: logQuery, response: z.array(logEntry) },
  log: { ...get, path: "/api/logs/{id}", ...access, params: z.object({ id: logId }), response: logEntry },
} satisfies Record<string, Call>;
