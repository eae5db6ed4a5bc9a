import { hash, randomBytes } from "node:crypto";
import { DAY, HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { ConditionFailed, storageCall } from "../../platform/db";
import type { Row } from "../../records/rows";
import { credentialOf } from "../session";
import { InvitationEntity, TokenEntity, type TokenKind } from "./token.entity";

export const LINK_TIME = 15 * MINUTE;
export const RESET_TIME = HOUR;
export const INVITATION_TIME = 7 * DAY;
export const MAIL_CHANGE_TIME = DAY;
export const CHALLENGE_TIME = 5 * MINUTE;

export interface Token {
  kind: TokenKind;
  user?: string | undefined;
  credential?: string | undefined;
  change?: string | undefined;
  until: Instant;
}

/**
 * An invitation ends those of the same user before it.
 * @param token a value that is known already, such as a challenge.
 * @returns the token, of which a hash is stored.
 */
export async function createToken({
  token = randomBytes(32).toString("base64url"),
  ...row
}: Token & { token?: string }): Promise<string> {
  const { kind, user, until } = row;
  const [tokenHash, expiresAt] = [hashOf(token), Math.ceil(until / 1000)];
  await storageCall(() => TokenEntity.put({ ...row, tokenHash, expiresAt }).go({ response: "none" }));
  if (kind === "invitation" && user !== undefined)
    await storageCall(() => InvitationEntity.put({ user, tokenHash, expiresAt }).go({ response: "none" }));
  return token;
}

/** The token if it is of this kind and still valid, without using it up. */
export async function findToken({
  token,
  kinds,
  now,
}: {
  token: string;
  kinds: readonly TokenKind[];
  now: Instant;
}): Promise<Token | null> {
  const { data } = await storageCall(() => TokenEntity.get({ tokenHash: hashOf(token) }).go({ consistent: true }));
  if (!data || !kinds.includes(data.kind) || data.until <= now) return null;
  return data.kind !== "invitation" || (await isNewest({ user: data.user ?? "", token })) ? data : null;
}

async function isNewest({ user, token }: { user: string; token: string }): Promise<boolean> {
  const { data } = await storageCall(() => InvitationEntity.get({ user }).go({ consistent: true }));
  return data?.tokenHash === hashOf(token);
}

/** Uses the token up. @returns false if somebody else has done so meanwhile. */
export async function useToken(token: string): Promise<boolean> {
  try {
    await storageCall(() =>
      TokenEntity.delete({ tokenHash: hashOf(token) })
        .where(({ until }, { exists }) => exists(until))
        .go({ response: "none" }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** What a link is bound to: it ends once its owner has another password, or another mail address. */
export function boundTo({ fields, secrets }: Pick<Row, "fields" | "secrets">): string {
  return credentialOf(`${credentialOf(secrets.passwordHash)} ${String(fields.username)}`);
}

function hashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
