import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { alarm } from "../device/alarm";
import { byEntry, displayedSoldOut, soldOutEntry } from "../live/sold-out-entry";
import { PREPARATION_STATES } from "../order/preparation/preparation";
import { socketTicket } from "../socket/socket-message";
import { boardEntry, kitchenOrder, kitchenStation } from "./display";

/** The branch and the key of the display. A wrong key is 403. */
const byKey = z.object({ branchId: z.string().min(1).max(64), apiKey: z.string().min(1).max(200) });
const byDisplay = { access: "public" as const, params: byKey };
const FRONTDESK = "/api/orders/frontdesk/{branchId}/{apiKey}";
const KITCHEN = "/api/orders/backoffice/{branchId}/{apiKey}";

/** The calls of displays, which have a key instead of a session. */
export const displayCalls = {
  frontdesk: { ...get, ...byDisplay, path: FRONTDESK, response: z.array(boardEntry) },
  frontdeskTicket: { ...post, ...byDisplay, path: `${FRONTDESK}/socket-ticket`, response: socketTicket },
  kitchen: { ...get, ...byDisplay, path: KITCHEN, response: z.array(kitchenOrder) },
  kitchenTicket: { ...post, ...byDisplay, path: `${KITCHEN}/socket-ticket`, response: socketTicket },
  kitchenAlarms: { ...get, ...byDisplay, path: `${KITCHEN}/alarms`, response: z.array(alarm) },
  stations: { ...get, ...byDisplay, path: `${KITCHEN}/stations`, response: z.array(kitchenStation) },
  kitchenSoldOuts: { ...get, ...byDisplay, path: `${KITCHEN}/sold-outs`, response: z.array(soldOutEntry) },
  reportSoldOut: {
    ...post,
    ...byDisplay,
    path: `${KITCHEN}/sold-outs`,
    body: displayedSoldOut,
    response: soldOutEntry,
  },
  offerAgain: {
    ...get,
    ...byDisplay,
    method: "DELETE" as const,
    path: `${KITCHEN}/sold-outs/{id}`,
    params: byKey.extend(byEntry.shape),
    response: z.null(),
  },
  prepare: {
    ...post,
    ...byDisplay,
    path: `${KITCHEN}/{uid}/preparation`,
    params: byKey.extend({ uid: z.string().min(1).max(64) }),
    body: z.strictObject({
      line: z.string().regex(/^[1-9]\d{0,3}$/),
      station: z.string().max(64).nullish(),
      state: z.enum(PREPARATION_STATES),
    }),
    response: kitchenOrder,
  },
} satisfies Record<string, Call>;
