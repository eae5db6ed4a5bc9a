import * as z from "zod";
import { PAIRED_PURPOSES, accessKey } from "../access-key/access-key";
import { accessKeyPermissions } from "../access-key/access-key.permissions";
import { type Call, forHolders, get, post } from "../kit/call";
import { id, requiredLine } from "../kit/schema";
import { PAIRING_MESSAGES } from "./pairing.texts";
import { pairingCode, pairingState, startedPairing } from "./pairing";

const byCode = z.object({ code: pairingCode });

/** How a display without a key gets one: it shows a code, and staff enter it in the back-office. */
export const pairingCalls = {
  startPairing: {
    ...post,
    path: "/api/display-pairings",
    access: "public" as const,
    response: startedPairing,
    status: 201 as const,
  },
  pairing: {
    ...get,
    path: "/api/display-pairings/{code}",
    access: "public" as const,
    params: byCode,
    response: pairingState,
  },
  claimPairing: {
    ...post,
    path: "/api/display-pairings/{code}/claim",
    ...forHolders(accessKeyPermissions.manage),
    params: byCode,
    body: z
      .strictObject({
        branch: id,
        purpose: z.enum(PAIRED_PURPOSES),
        name: requiredLine("Name"),
        tv: id.optional().meta({ description: "Welcher TV der Bildschirm ist, wo `purpose` `tv` ist" }),
      })
      .refine(({ purpose, tv }) => (purpose === "tv") === (tv !== undefined), {
        path: ["tv"],
        error: PAIRING_MESSAGES.tv,
      }),
    response: accessKey,
    status: 201 as const,
  },
} satisfies Record<string, Call>;
