import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { instant } from "../../kit/fields/instant-fields";

const forStaff = { access: "staff" as const, path: "/api/working-schedules/calendar" as const };

/** When the address of one's calendar was made; null without one. The address itself is told once. */
const calendar = z.object({ createdAt: instant.nullable() });

/** One's shifts as a calendar that programs subscribe to. */
export const shiftCalendarCalls = {
  shiftCalendar: { ...get, ...forStaff, response: calendar },
  /** Makes a new address. The one before opens nothing any more. */
  createShiftCalendar: {
    ...post,
    ...forStaff,
    status: 201 as const,
    response: z.object({ createdAt: instant, address: z.string() }),
  },
  removeShiftCalendar: { ...get, ...forStaff, method: "DELETE" as const, response: z.null() },
  /** The calendar behind a secret address, for whoever has it. */
  readShiftCalendar: {
    ...get,
    access: "public" as const,
    path: "/api/working-schedules/calendar/{key}",
    params: z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{43}$/) }),
    response: z.string(),
    media: ["text/calendar"],
  },
} as const satisfies Record<string, Call>;
