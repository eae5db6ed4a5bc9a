import * as z from "zod";
import { SCREEN_PURPOSES } from "../access-key/access-key";
import { instant } from "../kit/fields/instant-fields";
import { MINUTE } from "../kit/time";

/** How long a display may be connected with the code that it shows. */
export const PAIRING_TIME = 10 * MINUTE;
/** The header with which a display proves that it is the one that asked for the code. */
export const PAIRING_SECRET_HEADER = "x-pairing-secret";

export const pairingCode = z.string().regex(/^\d{6}$/);

/** What a display gets when it asks to be connected. It shows the code and keeps the secret. */
export const startedPairing = z.object({ code: pairingCode, secret: z.string(), expiresAt: instant });
export type StartedPairing = z.output<typeof startedPairing>;

const claim = {
  branch: z.string(),
  purpose: z.enum(SCREEN_PURPOSES),
  name: z.string(),
};

export const pairingState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("waiting"), expiresAt: instant }),
  z.object({
    state: z.literal("claimed"),
    expiresAt: instant,
    ...claim,
    key: z.string().optional().meta({ description: "Nur in der ersten Antwort, nachdem die Anzeige verbunden wurde" }),
  }),
]);
export type PairingState = z.output<typeof pairingState>;
