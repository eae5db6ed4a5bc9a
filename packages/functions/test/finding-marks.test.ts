import { exportBundle, importBundle } from "@tresen/core/bundle";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/finding-marks";
const MARK = { subject: "prd_margherita", rule: "picture", value: "abc", note: "Wird nie fotografiert." };
let sessions: Sessions;
const as = (session: string | null, method: string, path: string, body?: unknown) =>
  send({ method, path, body, session });

beforeAll(async () => {
  sessions = await openShop();
});

test("a finding is marked as wanted, with who has done it, and the mark is taken back", async () => {
  const created = await as(sessions.admin, "POST", PATH, { ...MARK, by: "Jemand anderer" });
  expect(created.status).toBe(201);
  const mark = created.data as { id: string; version: number; by: string };
  expect(mark).toMatchObject(MARK);
  expect(mark.by).toMatch(/./);
  expect(mark.by).not.toBe("Jemand anderer");
  // One mark for each finding: what it concerns now stands in the same one.
  expect((await as(sessions.admin, "POST", PATH, { ...MARK, value: "xyz" })).status).toBe(400);
  const changed = await as(sessions.admin, "PUT", `${PATH}/${mark.id}`, { ...mark, value: "xyz" });
  expect([changed.status, (changed.data as { value: string }).value]).toEqual([200, "xyz"]);
  const { bundle } = await exportBundle();
  expect(bundle).toMatchObject({ "finding-marks": [{ id: mark.id, by: mark.by }] });
  const again = await importBundle({ bundle: JSON.parse(JSON.stringify(bundle)), now: NOW });
  expect(again).toMatchObject({ created: 0, updated: 0 });
  expect((await as(sessions.admin, "DELETE", `${PATH}/${mark.id}`)).status).toBe(200);
  expect((await as(sessions.admin, "GET", PATH)).data).toEqual([]);
});

test("only administrators mark, all staff see the marks, and an unknown rule is refused", async () => {
  for (const session of [sessions.manager, sessions.employee]) {
    expect((await as(session, "POST", PATH, MARK)).status).toBe(403);
    expect((await as(session, "GET", PATH)).status).toBe(200);
  }
  expect((await as(null, "GET", PATH)).status).toBe(401);
  expect((await as(sessions.admin, "POST", PATH, { ...MARK, rule: "anything" })).status).toBe(400);
});
