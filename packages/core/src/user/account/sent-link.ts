import { accountRefusal } from "@tresen/contract/user/account/account-state";
import type { AccountLanguage } from "@tresen/contract/user/account/account-mail.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { findByName } from "../login";
import { userRows } from "../user-rows";
import type { AccountNotice } from "@tresen/contract/user/account/account-notice";
import { INVITATION_TIME, LINK_TIME, RESET_TIME, boundTo, createToken } from "./token";
import { MailChangeEntity, type TokenKind } from "./token.entity";

/** What of a link's address says what it is for, see `web/src/backend/features/user/login/`. */
const PLACES: Readonly<Partial<Record<AccountNotice["kind"], { kind: TokenKind; place: string; time: number }>>> = {
  link: { kind: "link", place: "link", time: LINK_TIME },
  reset: { kind: "password", place: "password", time: RESET_TIME },
  invitation: { kind: "invitation", place: "password", time: INVITATION_TIME },
};

/**
 * What the mail says in whose language, with the address of a link that is made now; null where there is no such user,
 * or none who may sign in. The token stands behind `#`, which browsers send to no server.
 */
export async function accountLink({
  notice: { kind, username, change },
  now,
}: {
  notice: AccountNotice;
  now: Instant;
}): Promise<{ language: AccountLanguage; url: string | null } | null> {
  const row = await findByName(username);
  if (!row) return null;
  const user = userRows.recordOf(row);
  if (accountRefusal({ account: user, now }) !== null && kind !== "invitation") return null;
  const { language = "de" } = user;
  const place = PLACES[kind];
  if (place) {
    const token = await createToken({
      kind: place.kind,
      user: row.id,
      credential: boundTo(row),
      until: now + place.time,
    });
    return { language, url: addressOf({ place: place.place, token }) };
  }
  // Every other kind tells of something that has happened already.
  if (change === undefined) return { language, url: null };
  const { data } = await storageCall(() => MailChangeEntity.get({ user: row.id }).go({ consistent: true }));
  if (!data || data.id !== change || data.until <= now) return null;
  const token = await createToken({ kind: kind as "mailOld" | "mailNew", user: row.id, change, until: data.until });
  return { language, url: addressOf({ place: "mail", token }) };
}

function addressOf({ place, token }: { place: string; token: string }): string {
  return `${env.PUBLIC_URL}/backend/login#${place}=${token}`;
}
