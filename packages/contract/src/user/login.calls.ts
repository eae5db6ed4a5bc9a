import * as z from "zod";
import { type Call, post } from "../kit/call";
import { ACCOUNT_MESSAGES } from "./account/account.texts";
import { LOGIN_MESSAGES } from "./login.texts";
import { PASSWORD_LENGTH } from "./password";
import { newPassword, userRecord } from "./user-fields";

const username = z.string().max(254);
/** The token of a mailed link. Any other text is told like one that is not valid any more. */
const tokenOf = (message: string) => z.string().regex(/^[\w-]{43}$/, message);
/** What a log-in may also need, and whether the browser is remembered: see docs/decisions/0083-accounts.md. */
const second = {
  code: z
    .string()
    .max(40)
    .optional()
    .meta({ description: "Code der Authenticator-App oder ein Wiederherstellungscode, wenn das Konto ihn verlangt" }),
  isTrusted: z
    .boolean()
    .optional()
    .meta({ description: "In diesem Browser 30 Tage lang nicht mehr nach dem Code fragen" }),
};
const open = { ...post, access: "public" as const };
/** The answer is the same whether or not there is such a user. */
const mailing = {
  ...open,
  body: z.strictObject({ username: z.email().max(254) }),
  response: z.null(),
  status: 202 as const,
};

export const loginCalls = {
  login: {
    ...open,
    path: "/api/login",
    body: z.strictObject({ username, password: z.string().max(PASSWORD_LENGTH.most), ...second }),
    response: userRecord,
  },
  sendLoginLink: { ...mailing, path: "/api/login/link" },
  loginByLink: {
    ...open,
    path: "/api/login/link/confirm",
    body: z.strictObject({ token: tokenOf(LOGIN_MESSAGES.link), ...second }),
    response: userRecord,
  },
  sendReset: { ...mailing, path: "/api/login/reset" },
  setPassword: {
    ...open,
    path: "/api/login/reset/confirm",
    body: z.strictObject({ token: tokenOf(ACCOUNT_MESSAGES.linkGone), password: newPassword }),
    response: z.null(),
  },
  passwordOwner: {
    ...open,
    path: "/api/login/reset/owner",
    body: z.strictObject({ token: tokenOf(ACCOUNT_MESSAGES.linkGone) }),
    response: z.object({ username, shopName: z.string() }),
  },
  confirmMail: {
    ...open,
    path: "/api/login/mail/confirm",
    body: z.strictObject({ token: tokenOf(ACCOUNT_MESSAGES.linkGone) }),
    response: z.object({
      isChanged: z.boolean().meta({ description: "Ob beide Seiten bestätigt haben; sonst fehlt noch die andere" }),
    }),
  },
} satisfies Record<string, Call>;
