import { Entity } from "electrodb";
import { connection, custom, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** What a token opens: a log-in, a new or first password, one side of a new mail address, or a step of a passkey. */
export type TokenKind = "link" | "password" | "invitation" | "mailOld" | "mailNew" | "passkeyAdd" | "passkeyLogin";

/** The token of a mailed link, or the challenge of a passkey. Only its hash is stored. */
export const TokenEntity = new Entity(
  {
    model: model("accountToken"),
    attributes: {
      tokenHash: text,
      kind: { type: custom<TokenKind>("string"), required: true },
      /** Missing for the log-in with a passkey, which says itself whose it is. */
      user: optionalText,
      /** Of the password when the token was made: one that changed since ends the token. See `credentialOf`. */
      credential: optionalText,
      /** The change of the mail address that it confirms. */
      change: optionalText,
      /** In milliseconds. */
      until: number,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "account-token#${tokenHash}", sk: "token" }) },
  },
  connection,
);

/** The newest invitation of a user, which ends those before it. */
export const InvitationEntity = new Entity(
  {
    model: model("invitation"),
    attributes: { user: text, tokenHash: text, expiresAt: number },
    indexes: { primary: primaryKey({ pk: "invitation#${user}", sk: "invitation" }) },
  },
  connection,
);

/** A change of the mail address by which a user signs in, until both addresses have confirmed it. */
export const MailChangeEntity = new Entity(
  {
    model: model("mailChange"),
    attributes: {
      user: text,
      id: text,
      username: text,
      credential: text,
      oldConfirmedAt: optionalText,
      newConfirmedAt: optionalText,
      until: number,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "mail-change#${user}", sk: "change" }) },
  },
  connection,
);
