import * as z from "zod";
import { pairingCode } from "../../display/pairing";
import { instant } from "../../kit/fields/instant-fields";

/** Somebody who may sign in at the tablet: whoever stands before it sees no more of them than this. */
const person = z.object({
  id: z.string(),
  name: z
    .string()
    .meta({ description: "Vorname und so viele Buchstaben des Nachnamens, wie ihn von anderen unterscheiden" }),
  image: z.string().nullable().meta({ description: "Adresse des Bildes" }),
});
export type TabletPerson = z.output<typeof person>;

/** What a browser is to a branch: nothing yet, waiting with a code that staff enter, or one of its tablets. */
export const tabletView = z.discriminatedUnion("state", [
  z.object({ state: z.literal("none") }),
  z.object({ state: z.literal("waiting"), code: pairingCode, expiresAt: instant }),
  z.object({ state: z.literal("approved"), name: z.string(), branch: z.string(), people: z.array(person) }),
]);
export type TabletView = z.output<typeof tabletView>;

/** Until when a session on a tablet lasts without further use. */
export const tabletUse = z.object({ expiresAt: instant });
