import { type Instant, instantAt } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, test } from "vitest";
import { interrupted } from "../../../test/interrupt";
import { jobsOf, makeDue } from "../../../test/jobs";
import { runJob } from "../../../test/run-job";
import {
  change,
  changed,
  createStations,
  deliver,
  messagesOf,
  ordered,
  sentOf,
  stored,
  told,
} from "../../../test/told";
import { NOW, admin } from "../../../test/shop";
import { changeOrder } from "..";
import { jobId } from "../../platform/job";
import { beginExecutor } from "./begin-job";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOLD = ["Ofen 1 begun: new 1 × pizza"];

beforeAll(createStations);

type Action = Parameters<typeof changeOrder>[0]["action"];
const act = (id: string, action: Action, now = NOW) => changeOrder({ actor: admin, id, action, now });

/** An order of a pizza, which takes 20 minutes, for a time; confirmed. */
async function later(hours: number): Promise<{ id: string; uid: string; begins: Instant }> {
  const appointment = NOW + hours * HOUR;
  const order = await ordered(["pizza"], { appointmentDate: new Date(appointment).toISOString() });
  await told(order.uid, () => act(order.id, "confirm"));
  return { ...order, begins: appointment - 20 * MINUTE };
}

/**
 * Does the jobs of an order that are due at a time.
 * @param now by the platform's clock, which the machine's is behind by so much as when the order was confirmed.
 */
async function work(uid: string, now: Instant, offset: number): Promise<void> {
  for (const job of await jobsOf(uid)) await runJob({ id: jobId(job), executor: beginExecutor, at: now - offset, now });
}

/** How far the platform's clock is ahead: in these tests the orders are of another day than the machine's. */
const offsetNow = (): number => NOW - Date.now();

describe("an order for later", () => {
  test("is told a minute before it has to be begun, once, whenever its job is called", async () => {
    const { id, uid, begins } = await later(2);
    const offset = offsetNow();
    expect(await messagesOf(id)).toEqual([]);
    await work(uid, NOW, offset);
    const [job] = await jobsOf(uid);
    expect(job).toMatchObject({ kind: "begin", state: "waiting", attempts: 0 });
    expect(Math.abs(Date.parse(job?.dueAt ?? "") + offset - (begins - MINUTE))).toBeLessThan(MINUTE);
    await work(uid, begins - 3 * MINUTE, offset);
    expect(await messagesOf(id)).toEqual([]);
    await work(uid, begins, offset);
    expect(await messagesOf(id)).toEqual(TOLD);
    expect((await sentOf(id))[0]?.messages[0]?.at).toBe(new Date(begins).toISOString());
    await work(uid, begins + MINUTE, offset);
    expect([await messagesOf(id), (await jobsOf(uid)).map(({ state }) => state)]).toEqual([TOLD, ["done"]]);
  });

  test("is told at once when somebody begins it by hand, works on it, or sends it on its way", async () => {
    const byHand = await later(2);
    await told(byHand.uid, () => act(byHand.id, "begin", NOW + MINUTE));
    const noted = await later(2);
    const at = new Date(NOW + 5 * MINUTE).toISOString();
    await told(noted.uid, () =>
      stored(noted.uid, { preparation: [{ line: "1", station: "ofen", state: "started", at }] }),
    );
    const sent = await later(2);
    await told(sent.uid, () => act(sent.id, "in-delivery", NOW + MINUTE));
    for (const { id, uid, begins } of [byHand, noted, sent]) {
      expect(await messagesOf(id)).toEqual(TOLD);
      await work(uid, begins, offsetNow());
      expect(await messagesOf(id)).toEqual(TOLD);
    }
  });

  test("is told at its other time when its positions take longer, or its appointment moves", async () => {
    const { id, uid, begins } = await later(3);
    const offset = offsetNow();
    await work(uid, NOW, offset);
    await told(uid, () => stored(uid, { leadMinutes: 60 }));
    await work(uid, NOW + MINUTE, offset);
    expect((await jobsOf(uid)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    await work(uid, begins - 42 * MINUTE, offset);
    expect(await messagesOf(id)).toEqual([]);
    await work(uid, begins - 40 * MINUTE, offset);
    expect(await messagesOf(id)).toEqual(TOLD);
    await work(uid, begins, offset);
    expect(await messagesOf(id)).toEqual(TOLD);

    const moved = await later(3);
    const tomorrow = NOW + 24 * HOUR;
    await told(moved.uid, () => stored(moved.uid, { appointment: new Date(tomorrow).toISOString() }));
    await work(moved.uid, moved.begins, offsetNow());
    expect(await messagesOf(moved.id)).toEqual([]);
    // It comes back to its first time, which has a job that did nothing.
    await told(moved.uid, () => stored(moved.uid, { appointment: new Date(moved.begins + 20 * MINUTE).toISOString() }));
    await work(moved.uid, moved.begins, offsetNow());
    expect(await messagesOf(moved.id)).toEqual(TOLD);
  });

  test("is not told when it is cancelled before, and with its changes of positions", async () => {
    const gone = await later(2);
    await told(gone.uid, () => act(gone.id, "cancel"));
    await work(gone.uid, gone.begins, offsetNow());
    expect([await messagesOf(gone.id), (await jobsOf(gone.uid)).map(({ state }) => state)]).toEqual([[], ["dropped"]]);
    const other = await later(2);
    await told(other.uid, () => change(other.id, 0, "cola", 2));
    await work(other.uid, other.begins, offsetNow());
    expect(await messagesOf(other.id)).toEqual(["Bar 1 begun: new 2 × cola"]);
  });

  test("is told once, whatever write its reaction or its job is killed at, and two at once", async () => {
    for (const after of [false, true])
      for (let write = 0; ; write += 1) {
        const { id, uid } = await ordered(["pizza"], { appointmentDate: new Date(NOW + 2 * HOUR).toISOString() });
        const made = await changed(uid, () => act(id, "confirm"));
        const offset = offsetNow();
        const isKilled = await interrupted({
          run: async () => {
            await deliver(made);
            await work(uid, NOW, offset);
            await work(uid, NOW + 2 * HOUR, offset);
          },
          write,
          after,
        });
        await deliver(made);
        // The lease of a killed worker ends.
        const [job] = await jobsOf(uid);
        if (isKilled && job?.state === "running") await makeDue(job);
        await Promise.all([work(uid, NOW + 2 * HOUR, offset), work(uid, NOW + 2 * HOUR, offset)]);
        expect(await messagesOf(id)).toEqual(TOLD);
        if (!isKilled) break;
        expect(write).toBeLessThan(12);
      }
  });

  // The clocks of Vienna go back at 3:00 on 25 October, and forward at 2:00 on 28 March.
  test.each([
    ["2026-10-25", 3 * 60 + 10],
    ["2027-03-28", 3 * 60 + 10],
  ])("is told in real minutes before its time where the clock changes: %s", async (date, minutes) => {
    const appointment = instantAt({ date, minutes, zone: "Europe/Vienna" });
    const confirmedAt = appointment - 26 * HOUR;
    const { id, uid } = await ordered(["pizza"]);
    const at = new Date(confirmedAt).toISOString();
    await told(uid, () =>
      stored(uid, {
        state: "confirmed",
        updatedAt: at,
        appointment: new Date(appointment).toISOString(),
        leadMinutes: 90,
        timeline: [{ at, by: "usr_admin", name: "Ada", action: "confirm" }],
      }),
    );
    const offset = confirmedAt - Date.now();
    await work(uid, confirmedAt, offset);
    await work(uid, appointment - 92 * MINUTE, offset);
    expect(await messagesOf(id)).toEqual([]);
    await work(uid, appointment - 90 * MINUTE, offset);
    expect(await messagesOf(id)).toEqual(TOLD);
  });
});
