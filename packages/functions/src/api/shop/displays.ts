import { hash } from "node:crypto";
import type { DisplayPurpose } from "@tresen/contract/access-key/access-key";
import { displayCalls as calls } from "@tresen/contract/display/display.calls";
import { MINUTE } from "@tresen/contract/kit/time";
import { alarmsOf } from "@tresen/core/alarm";
import { missingOrder } from "@tresen/core/order";
import { type KeyRow, authenticateKey, noteSeen } from "@tresen/core/access-key";
import {
  offerAgain,
  prepare,
  readBoard,
  readKitchen,
  readSoldOuts,
  readStations,
  reportSoldOut,
} from "@tresen/core/display";
import { createDisplayTicket } from "@tresen/core/socket";
import { keepPace } from "@tresen/core/platform/throttle";
import { isUnchanged } from "../../http/conditional/conditional";
import { type RawAnswer, endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

/** Calls a minute with one key: a busy display, or a few with the same key, none of which disturbs the others. */
const PACE = { limit: 300, window: MINUTE };

/** How often a display is noted as seen, so that it is missed after a minute. */
const DISPLAY_SEEN_EVERY = MINUTE / 2;

/**
 * The calls of displays. A display without a WebSocket asks every few seconds, so that what has not changed is
 * answered without content.
 */
export const handler = resource([
  endpoint({
    ...calls.frontdesk,
    run: async ({ params, now, event }) => {
      const { branch } = await keyOf({ params, purpose: "frontdesk", now, event });
      return answer({ event, data: await readBoard({ branch, now }) });
    },
  }),
  endpoint({
    ...calls.frontdeskTicket,
    run: async ({ params, now, event }) => {
      const { branch } = await keyOf({ params, purpose: "frontdesk", now, event });
      return { data: await createDisplayTicket({ branch, now }) };
    },
  }),
  endpoint({
    ...calls.kitchen,
    run: async ({ params, now, event }) => {
      const { branch } = await keyOf({ params, purpose: "backoffice", now, event });
      return answer({ event, data: await readKitchen({ branch, now }) });
    },
  }),
  endpoint({
    ...calls.kitchenTicket,
    run: async ({ params, now, event }) => {
      const { branch } = await keyOf({ params, purpose: "backoffice", now, event });
      return { data: await createDisplayTicket({ branch, now }) };
    },
  }),
  endpoint({
    ...calls.kitchenAlarms,
    run: async ({ params, now, event }) => {
      const { branch } = await keyOf({ params, purpose: "backoffice", now, event });
      return answer({ event, data: await alarmsOf({ branches: [branch], now }) });
    },
  }),
  endpoint({
    ...calls.stations,
    run: async ({ params, now, event }) => {
      const { branch } = await keyOf({ params, purpose: "backoffice", now, event });
      return answer({ event, data: await readStations({ branch }) });
    },
  }),
  endpoint({
    ...calls.kitchenSoldOuts,
    run: async ({ params, now, event }) => {
      const key = await keyOf({ params, purpose: "backoffice", now, event });
      return { data: await readSoldOuts({ key, now }) };
    },
  }),
  endpoint({
    ...calls.reportSoldOut,
    run: async ({ params, body, now, event }) => {
      const key = await keyOf({ params, purpose: "backoffice", now, event });
      return { data: await reportSoldOut({ key, request: body, now }) };
    },
  }),
  endpoint({
    ...calls.offerAgain,
    run: async ({ params, now, event }) => {
      const key = await keyOf({ params, purpose: "backoffice", now, event });
      await offerAgain({ key, id: params.id, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.prepare,
    run: async ({ params, body, now, event }) => {
      const key = await keyOf({ params, purpose: "backoffice", now, event });
      const order = await prepare({ key, uid: params.uid, ...body, now });
      if (!order) throw missingOrder();
      return { data: order };
    },
  }),
]);

/** The key of the display that calls. @throws forbidden, limit. */
async function keyOf({
  params: { branchId: branch, apiKey: key },
  purpose,
  now,
  event,
}: {
  params: { branchId: string; apiKey: string };
  purpose: DisplayPurpose;
  now: number;
  event: HttpEvent;
}): Promise<KeyRow> {
  const source = viewerAddress(event);
  const { row, status } = await authenticateKey({ key, branch, purpose, source, now });
  await noteSeen({ key: row.id, status, every: DISPLAY_SEEN_EVERY, now });
  keepPace({ value: `display ${row.id}`, ...PACE, now });
  return row;
}

function answer({ event, data }: { event: HttpEvent; data: object }): RawAnswer {
  const rawBody = JSON.stringify({ data });
  const etag = `"${hash("sha256", rawBody, "base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "private, no-cache", "content-type": "application/json; charset=utf-8" };
  return isUnchanged({ event, etag }) ? { status: 304, headers, rawBody: "" } : { headers, rawBody };
}
