import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { requiredLine } from "../../kit/schema";
import { passkeyView } from "./account";
import { typedPassword } from "./typed-password";
import { userRecord } from "../user-fields";

/** The options and answers of the browser, as the standard WebAuthn defines them. */
const any = z.unknown().meta({ description: "Wie WebAuthn es festlegt" });
const publicKey = z.record(z.string(), any);
const publicKeyAnswer = z.object({ id: z.string().min(1).max(2000), response: publicKey }).catchall(any);
const open = { ...post, access: "public" as const };
const getting = { ...get, access: "staff" as const };
const posting = { ...post, access: "staff" as const };
/** What sets up the second factor without which the session opens nothing else. */
const first = { isBeforeSecondFactor: true as const };

/** The log-in with a passkey, and everybody's own passkeys. */
export const passkeyCalls = {
  passkeyLoginOptions: { ...open, path: "/api/passkeys/login/begin", response: publicKey },
  loginByPasskey: {
    ...open,
    path: "/api/passkeys/login",
    body: z.strictObject({ response: publicKeyAnswer }),
    response: userRecord,
  },
  passkeys: { ...getting, ...first, path: "/api/passkeys", response: z.array(passkeyView) },
  passkeyOptions: { ...posting, ...first, path: "/api/passkeys/begin", body: typedPassword, response: publicKey },
  addPasskey: {
    ...posting,
    ...first,
    path: "/api/passkeys",
    body: z.strictObject({ name: requiredLine("Name", 60), response: publicKeyAnswer }),
    response: passkeyView,
    status: 201 as const,
  },
  removePasskey: {
    ...posting,
    path: "/api/passkeys/{id}/remove",
    params: z.object({ id: z.string().max(400) }),
    body: typedPassword,
    response: z.null(),
  },
} satisfies Record<string, Call>;
