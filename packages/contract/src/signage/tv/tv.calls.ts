import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../../kit/call";
import { recordFields } from "../../kit/resource";
import { id } from "../../kit/schema";
import { commandRequest } from "../command/command";
import { plays, playsQuery } from "../plays/plays-query";
import { tvPermissions } from "./tv.permissions";
import { tvs } from "./tv.resource";
import { TV_MESSAGES } from "./tv.texts";

const commanding = { ...post, ...forHolders(tvPermissions.command) };
const tv = tvs.fields.extend(recordFields);

/** Calls about TVs beside those of the generic pattern. */
export const tvCalls = {
  /** The TV gets the command when it asks next; what it says of it stands in `command`. */
  commandTv: {
    ...commanding,
    path: "/api/digital-signage-devices/{id}/command",
    params: byId,
    body: commandRequest,
    response: tv,
  },
  abortTvCommand: {
    ...commanding,
    path: "/api/digital-signage-devices/{id}/command/abort",
    params: byId,
    response: tv,
  },
  /** The same command for several TVs, or for all of a group that the person may command. */
  commandTvs: {
    ...commanding,
    path: "/api/digital-signage-devices/command",
    body: z
      .strictObject({
        ids: z.array(id).min(1).max(200).optional(),
        group: z.string().min(1).max(60).optional(),
        command: commandRequest,
      })
      .refine(({ ids, group }) => (ids === undefined) !== (group === undefined), {
        path: ["ids"],
        error: TV_MESSAGES.idsOrGroup,
      }),
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        problem: z
          .string()
          .nullable()
          .meta({ description: "Warum der TV den Befehl nicht bekam; null, wenn er ihn hat" }),
      }),
    ),
  },
  /** What TVs have shown, summed by scene, branch and day. */
  tvPlays: {
    ...get,
    ...forHolders(tvPermissions.plays),
    path: "/api/digital-signage-devices/plays",
    query: playsQuery,
    response: plays,
  },
  /** A JPEG. 404 while there is none. */
  tvPicture: {
    ...get,
    ...forHolders(tvPermissions.picture),
    path: "/api/digital-signage-devices/{id}/picture",
    params: byId,
    query: z.strictObject({
      at: z.string().max(20).optional().meta({ description: "Wird nicht gelesen; unterscheidet Bilder für Browser" }),
    }),
    media: ["image/jpeg"],
    response: z.string(),
  },
} satisfies Record<string, Call>;
