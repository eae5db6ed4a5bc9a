import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { id } from "../../kit/schema";
import { socketTicket } from "../../socket/socket-message";
import { commandResult } from "../command/command";
import { playedQuarters } from "../plays/plays";
import { tvReport } from "../tv/tv.status";
import { playerNews, playerState } from "./player";

/** The key of a TV. A wrong one is 403. */
const byKey = z.object({ apiKey: z.string().min(1).max(200) });
const byTv = { access: "public" as const, params: byKey };
const TV = "/api/tv/{apiKey}";
/** The largest drawing of a screen, as Base64. */
const LARGEST_PICTURE = 200_000;

/** The calls of TVs, which have a key instead of a session. */
export const playerCalls = {
  playerState: { ...get, ...byTv, path: TV, response: playerState },
  playerTicket: { ...post, ...byTv, path: `${TV}/socket-ticket`, response: socketTicket },
  /**
   * What was shown comes with a report once an hour. A quarter of an hour counts once, however often it is sent. The answer
   * is all that a TV has to know.
   */
  reportTv: {
    ...post,
    ...byTv,
    path: `${TV}/report`,
    body: tvReport.extend({ plays: playedQuarters.optional() }),
    response: playerNews,
  },
  reportCommand: {
    ...post,
    ...byTv,
    path: `${TV}/commands/{id}`,
    params: byKey.extend({ id }),
    body: z.strictObject({
      state: z.enum(["delivered", "running", "done", "failed"]),
      result: commandResult.optional(),
    }),
    response: z.null(),
  },
  sendTvPicture: {
    ...post,
    ...byTv,
    path: `${TV}/picture`,
    body: z.strictObject({ jpeg: z.base64().max(LARGEST_PICTURE) }),
    response: z.null(),
  },
} satisfies Record<string, Call>;
