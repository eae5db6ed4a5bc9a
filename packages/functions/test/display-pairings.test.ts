import type { AccessKey } from "@tresen/contract/access-key/access-key";
import type { PairingState, StartedPairing } from "@tresen/contract/display/pairing";
import { authenticateKey } from "@tresen/core/access-key";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

const MINUTE = 60_000;
const CLAIM = { branch: "brn_mitte", purpose: "frontdesk", name: "Schaufenster" } as const;
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

let places = 0;
const start = (ip = `198.51.100.${(places += 1)}`, now = NOW) =>
  send({ method: "POST", path: "/api/display-pairings", ip, now });
const started = async (): Promise<StartedPairing> => (await start()).data as StartedPairing;
const ask = ({ code, secret }: Pick<StartedPairing, "code" | "secret">, now = NOW) =>
  send({ path: `/api/display-pairings/${code}`, headers: { "x-pairing-secret": secret }, now });
const claim = (code: string, session: string | null = sessions.manager, body: object = CLAIM, now = NOW) =>
  send({ method: "POST", path: `/api/display-pairings/${code}/claim`, session, body, now });

describe("pairing a display", () => {
  test("gives it a key once staff have entered its code, and only once", async () => {
    const pairing = await started();
    const expiresAt = new Date(NOW + 10 * MINUTE).toISOString();
    expect(pairing).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), expiresAt });
    expect((await ask(pairing)).data).toEqual({ state: "waiting", expiresAt });
    const made = await claim(pairing.code);
    expect(made).toMatchObject({ status: 201, data: { ...CLAIM, hint: "" } });
    const { key, ...claimed } = (await ask(pairing)).data as PairingState & { key: string };
    expect(claimed).toEqual({ state: "claimed", expiresAt, ...CLAIM });
    expect((await ask(pairing)).data).toEqual(claimed);
    const { id } = (await authenticateKey({ key, ...CLAIM, source: "", now: NOW })).row;
    expect(id).toBe((made.data as AccessKey).id);
    const shown = await send({ path: `/api/access-keys/${id}`, session: sessions.manager });
    expect(shown.data).toMatchObject({ hint: key.slice(-4), name: "Schaufenster" });
  });

  test("ends with the code, for the display and for staff", async () => {
    const pairing = await started();
    expect((await ask(pairing, NOW + 10 * MINUTE - 1)).status).toBe(200);
    const later = NOW + 10 * MINUTE;
    expect([
      (await ask(pairing, later)).status,
      (await claim(pairing.code, sessions.manager, CLAIM, later)).status,
    ]).toEqual([404, 404]);
  });

  test("tells nothing without the secret of the display", async () => {
    const { code } = await started();
    await claim(code);
    expect(await ask({ code, secret: "" })).toMatchObject({ status: 404, errors: [{ code: "pairing.unknown" }] });
    expect((await ask({ code: "abc", secret: "" })).status).toBe(404);
  });

  test("is for who manages the keys of the branch", async () => {
    const { code } = await started();
    expect((await claim(code, null)).status).toBe(401);
    expect((await claim(code, sessions.employee)).status).toBe(403);
    expect((await claim(code, sessions.manager, { ...CLAIM, branch: "brn_nord" })).status).toBe(403);
    expect((await claim(code, sessions.manager, { ...CLAIM, purpose: "cloudprnt" })).status).toBe(400);
    expect((await claim(code, sessions.manager, { ...CLAIM, name: "" })).status).toBe(400);
  });

  test("gives a time terminal its key as well", async () => {
    const { code, secret } = await started();
    expect((await claim(code, sessions.manager, { ...CLAIM, purpose: "time" })).status).toBe(201);
    expect(await ask({ code, secret })).toMatchObject({ data: { state: "claimed", purpose: "time" } });
  });

  test("happens once, also when two people enter the code at once", async () => {
    const { code } = await started();
    const both = await Promise.all([claim(code), claim(code, sessions.admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await claim(code)).status).toBe(409);
  });

  test("gives a key that was revoked before the display asked to nobody", async () => {
    const pairing = await started();
    const { id } = (await claim(pairing.code)).data as AccessKey;
    const path = `/api/access-keys/${id}/revoke`;
    expect((await send({ method: "POST", path, session: sessions.manager })).status).toBe(200);
    expect((await ask(pairing)).data).not.toHaveProperty("key");
  });

  test("is limited for a network address that asks, and for staff who try codes", async () => {
    for (let count = 0; count < 40; count += 1) expect((await start("192.0.2.77")).status).toBe(201);
    expect((await start("192.0.2.77")).status).toBe(429);
    const later = NOW + 60 * MINUTE;
    for (let count = 0; count < 20; count += 1)
      expect((await claim("000000", sessions.manager, CLAIM, later)).status).toBe(404);
    expect((await claim("000000", sessions.manager, CLAIM, later)).status).toBe(429);
  });
});
