import { MINUTE } from "@tresen/contract/kit/time";
import { playerCalls as calls } from "@tresen/contract/signage/player/player.calls";
import { previewCalls } from "@tresen/contract/signage/player/preview.calls";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import { requireStaff } from "@tresen/core/platform/actor";
import { keepPace } from "@tresen/core/platform/throttle";
import {
  noteCommand,
  notePicture,
  notePlays,
  noteReport,
  playerLive,
  playerState,
  previewOf,
  tvOfKey,
} from "@tresen/core/signage";
import { createTvTicket } from "@tresen/core/socket";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

/** Calls a minute of one TV: one after each hint, and a few beside. */
const PACE = { limit: 200, window: MINUTE };
/** Previews a minute of one person. */
const PREVIEW_PACE = { limit: 60, window: MINUTE };

/** The calls of TVs, which have a key instead of a session; and a preview, which draws what they draw. */
export const handler = resource([
  endpoint({
    ...previewCalls.previewSignage,
    run: async ({ actor, body, now }) => {
      keepPace({ value: requireStaff(actor).user.id, ...PREVIEW_PACE, now });
      return { data: await previewOf({ actor, now, ...body }) };
    },
  }),
  endpoint({
    ...calls.playerState,
    run: async ({ params, now, event }) => {
      const tv = await tvOf({ params, now, event });
      return { data: await playerState({ tv, now }) };
    },
  }),
  endpoint({
    ...calls.playerTicket,
    run: async ({ params, now, event }) => {
      const { id, branch } = await tvOf({ params, now, event });
      return { data: await createTvTicket({ tv: id, branch, now }) };
    },
  }),
  endpoint({
    ...calls.reportTv,
    run: async ({ params, body: { plays: quarters = [], ...report }, now, event }) => {
      const tv = await tvOf({ params, now, event });
      const [state, live] = await Promise.all([
        playerState({ tv, now }),
        playerLive({ branch: tv.branch, now }),
        notePlays({ tv, quarters, now }),
        noteReport({ tv: tv.id, report, now }),
      ]);
      return { data: { state, live } };
    },
  }),
  endpoint({
    ...calls.reportCommand,
    run: async ({ params: { id: command, ...params }, body: { state, result }, now, event }) => {
      const { id } = await tvOf({ params, now, event });
      await noteCommand({ tv: id, command, state, ...(result === undefined ? {} : { result }), now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.sendTvPicture,
    run: async ({ params, body: { jpeg }, now, event }) => {
      const { id } = await tvOf({ params, now, event });
      await notePicture({ tv: id, jpeg, now });
      return { data: null };
    },
  }),
]);

/** The TV whose key the address has. @throws forbidden, limit. */
async function tvOf({
  params: { apiKey },
  now,
  event,
}: {
  params: { apiKey: string };
  now: number;
  event: HttpEvent;
}): Promise<Tv> {
  const tv = await tvOfKey({ key: apiKey, source: viewerAddress(event), now });
  keepPace({ value: tv.id, ...PACE, now });
  return tv;
}
