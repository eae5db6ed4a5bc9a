import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { jobId, jobProgress, startedJob } from "../job/job.view";
import { EXTERNAL_PERMISSIONS, externalUserPermissions } from "./external-user.permissions";

/** What is known of the key of an external user, without the key itself. */
const personalKey = z.object({
  state: z.enum(["none", "valid", "revoked"]),
  hint: z.string().meta({ description: "Die letzten vier Zeichen; leer ohne gültigen Schlüssel" }),
  createdAt: instant.nullable(),
  sentAt: instant.nullable().meta({ description: "Wann er per E-Mail versendet wurde" }),
  lastUsedAt: instant.nullable().meta({ description: "Auf die Stunde genau" }),
  revokedAt: instant.nullable(),
});
export type PersonalKey = z.output<typeof personalKey>;

/** The only answer that contains the key. */
const createdPersonalKey = personalKey.extend({ key: z.string().meta({ description: "Nur in dieser Antwort" }) });
export type CreatedPersonalKey = z.output<typeof createdPersonalKey>;

/** What an external user is told of themselves. */
const externalMe = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  branches: z.array(z.object({ id: z.string() })),
  permissions: z.array(z.enum(EXTERNAL_PERMISSIONS)),
});
export type ExternalMe = z.output<typeof externalMe>;

const keeping = { ...forHolders(externalUserPermissions.keys), params: byId };

/** The keys of external users, and what they do with them. */
export const externalUserCalls = {
  /** With the personal key in a header. A wrong key is 403. */
  externalMe: { ...get, path: "/api/external-users/me", access: "public" as const, response: externalMe },
  personalKey: { ...get, ...keeping, path: "/api/external-users/{id}/key", response: personalKey },
  createPersonalKey: {
    ...post,
    ...keeping,
    path: "/api/external-users/{id}/key",
    response: createdPersonalKey,
    status: 201 as const,
  },
  sendPersonalKey: {
    ...post,
    ...keeping,
    path: "/api/external-users/{id}/key/send",
    response: startedJob,
    status: 202 as const,
  },
  personalKeyMail: {
    ...get,
    ...keeping,
    path: "/api/external-users/{id}/key/send/{job}",
    params: byId.extend({ job: jobId }),
    response: jobProgress,
  },
  revokePersonalKey: { ...post, ...keeping, path: "/api/external-users/{id}/key/revoke", response: personalKey },
} satisfies Record<string, Call>;
