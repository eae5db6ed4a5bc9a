import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";

/** What is known of the key with which a member of staff stamps on a phone, without the key itself. */
const timeKey = z.object({
  state: z.enum(["none", "valid", "revoked"]),
  hint: z.string().meta({ description: "Die letzten vier Zeichen; leer ohne gültigen Schlüssel" }),
  createdAt: instant.nullable(),
  lastUsedAt: instant.nullable().meta({ description: "Auf die Stunde genau" }),
  revokedAt: instant.nullable(),
});
export type TimeKey = z.output<typeof timeKey>;

/** The only answer that contains the key. */
const createdTimeKey = timeKey.extend({ key: z.string().meta({ description: "Nur in dieser Antwort" }) });
export type CreatedTimeKey = z.output<typeof createdTimeKey>;

const own = { access: "staff" as const };

/** The own key for time tracking on a phone. A new one ends the former one. */
export const timeKeyCalls = {
  timeKey: { ...get, ...own, path: "/api/working-activities/me/key", response: timeKey },
  createTimeKey: {
    ...post,
    ...own,
    path: "/api/working-activities/me/key",
    response: createdTimeKey,
    status: 201 as const,
  },
  revokeTimeKey: { ...post, ...own, path: "/api/working-activities/me/key/revoke", response: timeKey },
} satisfies Record<string, Call>;
