import type { AccessKey } from "@tresen/contract/access-key/access-key";
import type { TabletView } from "@tresen/contract/user/tablet/tablet";
import { expect } from "vitest";
import { type Reply, send } from "./api";
import { NOW } from "./request";
import { PASSWORD, signIn } from "./shop";

let browsers = 0;

/** What the browser keeps of an answer's cookies with this name; empty for one that was taken away. */
export function cookieOf({ cookies }: Pick<Reply, "cookies">, name: string): string | undefined {
  return cookies.flatMap((cookie) => new RegExp(`^${name}=([^;]*)`).exec(cookie)?.[1] ?? [])[0];
}

/** The session that a log-in by PIN has opened, with the key of the tablet. */
export function sessionOf({ reply, key }: { reply: Reply; key: string }): string {
  return `${cookieOf(reply, "session")}; tablet=${key}`;
}

/** A browser that is a tablet of the branch. @param session of who manages its devices. */
export async function tabletOf({
  session,
  branch = "brn_mitte",
}: {
  session: string;
  branch?: string;
}): Promise<{ id: string; key: string }> {
  browsers += 1;
  const ip = `198.51.100.${browsers}`;
  const started = await send({ method: "POST", path: "/api/tablet/pairing", ip });
  const { code } = started.data as Extract<TabletView, { state: "waiting" }>;
  const body = { branch, purpose: "tablet", name: "Theke" };
  const claimed = await send({ method: "POST", path: `/api/display-pairings/${code}/claim`, session, body });
  expect(claimed).toMatchObject({ status: 201, errors: [] });
  const cookies = { "tablet-pairing": cookieOf(started, "tablet-pairing") ?? "" };
  const approved = await send({ path: "/api/tablet", cookies, ip });
  expect(approved.data).toMatchObject({ state: "approved" });
  return { id: (claimed.data as AccessKey).id, key: cookieOf(approved, "tablet") ?? "" };
}

/** Sets the PIN of a user, as they do themselves. @returns their id. */
export async function setPin({ username, pin = "4711" }: { username: string; pin?: string }): Promise<string> {
  const session = await signIn({ username });
  const body = { password: PASSWORD, pin };
  expect((await send({ method: "POST", path: "/api/account/pin", session, body })).status).toBe(200);
  const { data } = await send({ path: "/api/users/me", session });
  return (data as { id: string }).id;
}

export function enterPin({
  key,
  user,
  pin = "4711",
  now = NOW,
}: {
  key: string;
  user: string;
  pin?: string;
  now?: number;
}): Promise<Reply> {
  const cookies = { tablet: key };
  return send({ method: "POST", path: "/api/login/pin", cookies, body: { user, pin }, now });
}
