import * as z from "zod";
import { type Call, forHolders, get } from "../kit/call";
import { logEntry, logId, logQuery } from "./log";
import { logPermissions } from "./log.permissions";
import { refusedCount, refusedQuery } from "./refused";

const access = forHolders(logPermissions.read);

export const logCalls = {
  logs: { ...get, path: "/api/logs", ...access, query: logQuery, response: z.array(logEntry) },
  refused: { ...get, path: "/api/logs/refused", ...access, query: refusedQuery, response: z.array(refusedCount) },
  log: { ...get, path: "/api/logs/{id}", ...access, params: z.object({ id: logId }), response: logEntry },
} satisfies Record<string, Call>;
