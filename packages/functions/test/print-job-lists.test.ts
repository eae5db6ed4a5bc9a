import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { findDevice } from "@tresen/core/device";
import { enqueue, newPrintJob } from "@tresen/core/print/job";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;

const post = (path: string, body: unknown = {}) =>
  send({ method: "POST", path: `/api/${path}`, body, session: sessions.admin });
const list = async (query: Record<string, string>, device = "dev_tresen") => {
  const asked = { path: "/api/print-jobs", query: { device, ...query }, session: sessions.admin };
  const { status, data, cursor } = await send(asked);
  return { status, cursor: typeof cursor === "string" ? cursor : null, data: data as PrintJob[] };
};

beforeAll(async () => {
  sessions = await openShop();
  const fields = { branch: "brn_mitte", kind: "print", driver: "browser" };
  const device = { id: "dev_tresen", identifier: "tresen", name: "Tresen", ...fields };
  expect((await post("devices", device)).status).toBe(201);
  const found = await findDevice("dev_tresen");
  if (!found) throw new Error("There is no device");
  const jobs = [2, 0, 1].map((minute) =>
    newPrintJob({
      ...{ device: found, branch: undefined, document: "test", title: `Probe ${minute}`, lines: [] },
      ...{ cause: `probe ${minute}`, now: NOW + minute * MINUTE },
    }),
  );
  await enqueue(jobs);
});

test("a device's own lists say what it has to print and what somebody has to look at, the earliest first", async () => {
  const open = await list({ only: "open" });
  expect(open.data.map(({ title }) => title)).toEqual(["Probe 0", "Probe 1", "Probe 2"]);
  const first = await list({ only: "open", limit: "2" });
  expect(first.data).toEqual(open.data.slice(0, 2));
  const rest = await list({ only: "open", limit: "2", cursor: first.cursor ?? "" });
  expect([rest.data, rest.cursor]).toEqual([open.data.slice(2), null]);
  expect((await list({ only: "troubled", cursor: first.cursor ?? "" })).status).toBe(400);

  const id = open.data[0]?.id ?? "";
  expect((await post(`print-jobs/${id}/claim`)).status).toBe(200);
  expect((await post(`print-jobs/${id}/confirm`, { isPrinted: false })).status).toBe(200);
  expect((await list({ only: "open" })).data.map((job) => job.id)).not.toContain(id);
  expect((await list({ only: "troubled" })).data).toMatchObject([{ id, state: "failed", isSettled: false }]);
  // Once somebody has dealt with it, it is only history.
  expect((await post(`print-jobs/${id}/reprint`)).status).toBe(201);
  expect((await list({ only: "troubled" })).data).toEqual([]);
  expect((await list({ state: "failed" })).data).toMatchObject([{ id, isSettled: true }]);
});

test("what has expired is printed again or discarded also before a clock has noted it, and is not begun any more", async () => {
  const [one = "", other = ""] = (await list({ only: "open" })).data.map(({ id }) => id);
  const at = (path: string, body?: unknown) =>
    send({ method: "POST", path: `/api/print-jobs/${path}`, body, session: sessions.admin, now: NOW + 3 * HOUR });
  expect((await at(`${one}/claim`)).status).toBe(409);
  expect(await at(`${one}/reprint`)).toMatchObject({ status: 201, data: { state: "waiting", isCopy: false } });
  expect(await at(`${other}/cancel`)).toMatchObject({ status: 200, data: { state: "cancelled" } });
  expect((await list({ state: "expired" })).data).toMatchObject([{ id: one, isSettled: true }]);
});

test("the call of a test does not wait for a browser, in which a person has to begin", async () => {
  expect(await post("devices/dev_tresen/test/print")).toMatchObject({ status: 202, data: { state: "waiting" } });
});

test("a device that does not exist has no list", async () => {
  expect((await list({ only: "open" }, "dev_none")).data).toEqual([]);
});
