import * as z from "zod";
import { type Call, forHolders, get, post } from "../../kit/call";
import { id } from "../../kit/schema";
import { protectionView, securityPolicy, sessionView, trustedBrowser } from "./account";
import { typedPassword } from "./typed-password";
import { typedPin } from "../tablet/pin";
import { userPermissions } from "../user.permissions";

const own = { access: "staff" as const };
const getting = { ...get, ...own };
const posting = { ...post, ...own };
/** What sets up the second factor without which the session opens nothing else. */
const first = { isBeforeSecondFactor: true as const };
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: "Jeder gilt einmal. Sie werden nur hier gezeigt." }),
});

/** What everybody signed in does with their own account. */
export const accountCalls = {
  sessions: { ...getting, path: "/api/account/sessions", response: z.array(sessionView) },
  endSession: {
    ...posting,
    path: "/api/account/sessions/{id}/end",
    params: z.object({ id }),
    response: z.null(),
  },
  endOtherSessions: { ...posting, path: "/api/account/sessions/end", response: z.null() },
  browsers: { ...getting, path: "/api/account/browsers", response: z.array(trustedBrowser) },
  forgetBrowser: {
    ...posting,
    path: "/api/account/browsers/{id}/forget",
    params: z.object({ id }),
    response: z.null(),
  },
  protection: { ...getting, ...first, path: "/api/account/protection", response: protectionView },
  beginAuthenticator: {
    ...posting,
    ...first,
    path: "/api/account/authenticator",
    body: typedPassword,
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmAuthenticator: {
    ...posting,
    ...first,
    path: "/api/account/authenticator/confirm",
    body: z.strictObject({ code: z.string().max(40) }),
    response: recoveryCodes,
  },
  removeAuthenticator: {
    ...posting,
    path: "/api/account/authenticator/remove",
    body: typedPassword,
    response: z.null(),
  },
  newRecoveryCodes: {
    ...posting,
    path: "/api/account/recovery-codes",
    body: typedPassword,
    response: recoveryCodes,
  },
  setPin: { ...posting, path: "/api/account/pin", body: typedPassword.extend({ pin: typedPin }), response: z.null() },
  removePin: { ...posting, path: "/api/account/pin/remove", body: typedPassword, response: z.null() },
  changeMail: {
    ...posting,
    path: "/api/account/mail",
    body: typedPassword.extend({ username: z.email().max(254) }),
    response: z.null(),
    status: 202 as const,
  },
  cancelMail: { ...posting, path: "/api/account/mail/cancel", response: z.null() },
  policy: { ...get, ...forHolders(userPermissions.policy), path: "/api/account/policy", response: securityPolicy },
  setPolicy: {
    ...post,
    ...forHolders(userPermissions.policy),
    method: "PUT" as const,
    path: "/api/account/policy",
    body: securityPolicy,
    response: securityPolicy,
  },
} satisfies Record<string, Call>;
