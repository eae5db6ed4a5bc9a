import { DAY, HOUR, MINUTE, instantAt } from "@tresen/contract/kit/time";
import { describe, expect, test } from "vitest";
import { interrupted } from "../../test/interrupt";
import { jobsOf } from "../../test/jobs";
import { PHONE, placed, useMessageShop } from "../../test/messages";
import {
  aheadNow,
  decide,
  deliver,
  endings,
  erased,
  orderOf,
  released,
  stored,
  told,
  work,
} from "../../test/reminders";
import { NOW, admin } from "../../test/shop";
import { changeOrder } from "../order";
import { setContactStop, stopSms, wantsNoSms } from "../outbox";
import { listReminders } from ".";

const provider = useMessageShop();
const APPOINTMENT = NOW + 2 * DAY;
type Action = Parameters<typeof changeOrder>[0]["action"];
const act = (uid: string, action: Action, now = NOW) => changeOrder({ actor: admin, id: `ord_${uid}`, action, now });
const mailed = { isSmsEnabled: false, phone: "" };

/** A confirmed order for a time, of somebody who wants mails. */
async function booked(changes: Parameters<typeof placed>[0] = mailed, appointment = APPOINTMENT) {
  const { uid } = await placed(changes);
  await stored(uid, { appointment: new Date(appointment).toISOString() });
  const change = await told(uid, () => act(uid, "confirm"));
  return { uid, change };
}

describe("a reminder of an appointment", () => {
  test("is off at first; then it is mailed once at its time, with how to stop it", async () => {
    const before = await booked();
    expect(await jobsOf(before.uid)).toEqual([]);
    await decide("appointment");
    const { uid, change } = await booked();
    await deliver(change);
    const ahead = aheadNow();
    await work(uid, NOW, ahead);
    const all = await listReminders({ actor: admin, branch: "pizzeria", now: NOW });
    const next = all.find(({ kind }) => kind === "appointment")?.nextAt ?? "";
    expect(next).toBe(new Date(APPOINTMENT - DAY).toISOString());
    await work(uid, APPOINTMENT - DAY - 2 * MINUTE, ahead);
    expect(provider.mails).toEqual([]);
    await work(uid, APPOINTMENT - DAY, ahead);
    await work(uid, APPOINTMENT - DAY + MINUTE, ahead);
    expect(provider.mails).toHaveLength(1);
    const [mail] = provider.mails;
    expect(mail).toMatchObject({ to: ["max@example.test"], replyTo: ["neubau@example.test"] });
    expect(mail?.subject).toMatch(/^Pizzeria Bäcker: Erinnerung an Ihren Termin: /);
    expect(mail?.text).toContain("Sonntag, 07.06.2026 um 18:30 Uhr");
    const link = /https:\/\/shop\.example\.test\/api\/stop\/[\w-]{16}/.exec(mail?.text ?? "")?.[0];
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const told = (await listReminders({ actor: admin, branch: "pizzeria", now: NOW })).find(
      ({ kind }) => kind === "appointment",
    );
    expect(told).toMatchObject({ lastRun: { outcome: "sent" }, nextAt: null });
  });

  test("goes by SMS to whoever wanted SMS, and by mail where they stopped SMS", async () => {
    const { uid } = await booked({});
    const ahead = aheadNow();
    await work(uid, APPOINTMENT - DAY, ahead);
    expect([provider.mails, provider.sms.map(({ to }) => to)]).toEqual([[], [PHONE]]);
    expect(provider.sms[0]?.text).toMatch(/^Pizzeria Bäcker: Erinnerung an Ihren Termin: .* Infos\/Stopp: https/);
    const token = provider.sms[0]?.text.split("/").at(-1) ?? "";
    await stopSms({ token, stop: true, now: NOW });
    const again = await booked({});
    await work(again.uid, APPOINTMENT - DAY, aheadNow());
    expect([provider.mails.length, provider.sms.length]).toEqual([1, 1]);
    await stopSms({ token, stop: false, now: NOW });
    expect(await wantsNoSms(PHONE)).toBe(false);
  });

  test("is not said when it was cancelled, moved, switched off, stopped, or its customer erased", async () => {
    const canceled = await booked();
    await told(canceled.uid, () => act(canceled.uid, "cancel"));
    const off = await booked();
    const stopped = await booked({ ...mailed, email: "stopp@example.test" });
    const gone = await booked();
    await erased(gone.uid);
    const ahead = aheadNow();
    const run = (uid: string) => work(uid, APPOINTMENT - DAY, ahead);
    await run(canceled.uid);
    await run(gone.uid);
    await setContactStop({ contact: "Stopp@example.test", use: "reminders", stop: true, now: NOW });
    await run(stopped.uid);
    await decide("appointment", { isOn: false });
    await run(off.uid);
    expect(provider.mails).toEqual([]);
    const states = async (uid: string) => (await jobsOf(uid)).map(({ kind, state, reason }) => [kind, state, reason]);
    expect(await states(canceled.uid)).toEqual([["reminder", "dropped", "superseded"]]);
    expect(await states(gone.uid)).toEqual([["reminder", "dropped", "superseded"]]);
    expect(await states(off.uid)).toEqual([["reminder", "dropped", "switched off"]]);
    expect(await endings(stopped.uid)).toEqual(["mail appointment dropped"]);
    await decide("appointment");
  });

  test("is said once where its order was opened again and confirmed again", async () => {
    const { uid } = await booked();
    await stored(uid, { state: "pending", timeline: (await orderOf(uid)).timeline.slice(0, -1) });
    await told(uid, () => act(uid, "confirm", NOW + MINUTE));
    expect(await jobsOf(uid)).toHaveLength(2);
    const ahead = aheadNow();
    await work(uid, APPOINTMENT - DAY, ahead);
    expect(provider.mails).toHaveLength(1);
  });

  test("waits for the end of the night after a downtime, and is dropped when the appointment is near", async () => {
    const { uid } = await booked();
    const ahead = aheadNow();
    const night = instantAt({ date: "2026-06-07", minutes: 3 * 60, zone: "Europe/Vienna" });
    await work(uid, night, ahead);
    expect([provider.mails, await endings(uid)]).toEqual([[], ["mail appointment waiting"]]);
    await work(uid, night + 5 * HOUR, ahead);
    expect(provider.mails).toHaveLength(1);
    const late = await booked();
    await work(late.uid, APPOINTMENT - 10 * MINUTE, aheadNow());
    expect(provider.mails).toHaveLength(1);
    expect((await jobsOf(late.uid)).map(({ reason }) => reason)).toEqual(["superseded"]);
  });

  test("is said once, whatever write its reaction or its jobs are killed at, and two at once", async () => {
    for (let write = 0; ; write += 1) {
      provider.mails.length = 0;
      const { uid } = await placed(mailed);
      await stored(uid, { appointment: new Date(APPOINTMENT).toISOString() });
      const before = await orderOf(uid);
      await act(uid, "confirm");
      const change = { before, after: await orderOf(uid) };
      const ahead = aheadNow();
      const isKilled = await interrupted({
        run: async () => {
          await deliver(change);
          await work(uid, NOW, ahead);
          await work(uid, APPOINTMENT - DAY, ahead);
        },
        write,
        after: write % 2 === 0,
      });
      const sent = provider.mails.length;
      await deliver(change);
      await released(uid);
      await Promise.all([work(uid, APPOINTMENT - DAY, ahead), work(uid, APPOINTMENT - DAY, ahead)]);
      // A mail alone may come twice, if whoever had sent it was killed before it could say so.
      expect(provider.mails.length - (sent > 0 && isKilled ? 1 : 0)).toBeLessThanOrEqual(1);
      expect(provider.mails.length).toBeGreaterThanOrEqual(1);
      expect((await endings(uid)).length).toBe(1);
      if (!isKilled) break;
      expect(write).toBeLessThan(15);
    }
  });
});
