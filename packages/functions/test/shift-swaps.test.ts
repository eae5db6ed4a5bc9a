import type { ShiftSwap, SwapChoice } from "@tresen/contract/planning/swap/shift-swap";
import { beforeAll, describe, expect, test } from "vitest";
import { allJobs } from "../../core/test/jobs";
import { useProvider } from "../../core/test/provider";
import { runJob } from "../../core/test/run-job";
import { mailExecutor } from "../../core/src/message/mail";
import { JobEntity, jobId } from "../../core/src/platform/job";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import {
  PATH,
  DAY,
  sessions,
  people,
  openSwapShop,
  freshDay,
  read,
  shift,
  asking,
  asked,
  step,
  accepted,
  reviewing,
  review,
  approving,
  listed,
  mine,
} from "./support/swaps";

const provider = useProvider();
beforeAll(openSwapShop);

async function sendMails(): Promise<void> {
  for (const job of await allJobs())
    if (job.kind === "mail")
      await withGrantsOf("mail-jobs", () =>
        runJob({ id: jobId(job), executor: mailExecutor, at: Date.now(), now: NOW }),
      );
}
async function forgetMails(): Promise<void> {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  provider.mails.length = 0;
}

describe("giving a shift away", () => {
  test("moves it to who accepted as soon as a manager approves, and tells both", async () => {
    const given = await shift(people.first);
    const swap = await asked(given, { to: people.second, note: "Prüfung" });
    expect(swap).toMatchObject({ state: "asked", isToAll: false, steps: ["withdrawn"], note: "Prüfung" });
    expect(await listed(swap, sessions.second)).toMatchObject({ steps: ["accepted", "declined"] });
    // Nobody else knows of it, and a manager sees it without being able to decide yet.
    expect(await listed(swap, sessions.third)).toBeUndefined();
    expect(await listed(swap, sessions.lead)).toBeUndefined();
    expect(await listed(swap, sessions.manager)).toMatchObject({ steps: [] });
    for (const session of [sessions.third, sessions.north, sessions.lead])
      expect((await step(swap, "accepted", session)).status).toBe(404);
    const taken = (await step(swap, "accepted", sessions.second)).data as ShiftSwap;
    expect(taken).toMatchObject({ state: "accepted", answeredAt: expect.any(String), steps: ["declined"] });
    expect(await mine(sessions.employee, given)).toEqual([given.id]);

    for (const session of [sessions.employee, sessions.second, sessions.lead])
      expect([403, 404]).toContain((await reviewing(taken, session)).status);
    const seen = await review(taken);
    expect(seen.people.map(({ user, weeks }) => [user.id, weeks.map(({ before, after }) => after - before)])).toEqual([
      [people.first, [-450]],
      [people.second, [450]],
    ]);
    await forgetMails();
    for (const session of [sessions.employee, sessions.lead])
      expect([403, 404]).toContain((await approving(taken, seen, session)).status);
    expect((await approving(taken, seen)).data).toMatchObject({ state: "approved", steps: [] });

    const moved = await read(given);
    expect(moved).toMatchObject({
      ...{ user: people.second, state: "published", version: given.version + 1 },
      told: { user: people.second, before: { user: people.first } },
    });
    expect([await mine(sessions.employee, given), await mine(sessions.second, given)]).toEqual([[], [given.id]]);
    await sendMails();
    const mails = provider.mails.map(({ to, text }) => [to, /genehmigt\. (.*):/.exec(text)?.[1]]);
    expect(mails.sort()).toEqual([
      [["theke@example.test"], expect.stringContaining("übernimmt Ihre Schicht")],
      [["zwei@example.test"], expect.stringContaining("Sie übernehmen die Schicht von")],
    ]);
    // The same decision again changes nothing, and another one is told what was decided.
    expect((await approving(taken, seen)).data).toMatchObject({ state: "approved", version: taken.version + 1 });
    expect((await read(given)).version).toBe(given.version + 1);
    const ended = { status: 409, errors: [{ code: "swap.ended", message: "Dieser Tausch wurde schon genehmigt." }] };
    expect(await step(taken, "rejected", sessions.manager, "Nein")).toMatchObject(ended);
    expect(await step(taken, "withdrawn", sessions.employee)).toMatchObject(ended);
    expect(await reviewing(taken)).toMatchObject(ended);
    expect([403, 404]).toContain((await approving(taken, seen, sessions.second)).status);
  });

  test("to anybody is accepted by one of those who may take it, also if two do at once", async () => {
    const swap = await asked(await shift(people.first));
    expect(await listed(swap, sessions.third)).toMatchObject({ steps: ["accepted"], asked: null });
    expect(await listed(swap, sessions.north)).toBeUndefined();
    expect((await step(swap, "accepted", sessions.employee)).status).toBe(409);
    expect((await step(swap, "declined", sessions.third)).status).toBe(409);
    const both = await Promise.all([sessions.second, sessions.third].map((session) => step(swap, "accepted", session)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = both[0]?.status === 200 ? sessions.third : sessions.second;
    expect(await listed(swap, loser)).toBeUndefined();
    expect(await listed(swap)).toMatchObject({ state: "accepted", asked: { name: expect.stringMatching(/./) } });
  });

  test("is possible for a published shift of one's own that is ahead, and to colleagues", async () => {
    const own = await shift(people.first);
    const later = await shift(people.second);
    expect(await asking(later)).toMatchObject({ status: 400, errors: [{ field: "shift" }] });
    expect(await asking({ ...own, id: "shf_none" })).toMatchObject({ status: 400 });
    expect(await asking({ ...own, version: own.version + 1 })).toMatchObject({ status: 409 });
    for (const to of [people.first, people.north, "usr_none"])
      expect(await asking(own, { to })).toMatchObject({ status: 400, errors: [{ field: "to" }] });
    expect((await asking(own, {}, sessions.manager)).status).toBe(400);
    const counter = { id: own.id, version: own.version };
    expect(await asking(own, { to: people.second, counter })).toMatchObject({ errors: [{ field: "counter" }] });
    expect(await asking(own, { counter })).toMatchObject({ status: 400, errors: [{ field: "to" }] });
    expect((await send({ path: `${PATH}/swaps` })).status).toBe(401);
  });

  test("is asked once at a time for a shift, also if two requests are sent at once", async () => {
    const own = await shift(people.first);
    const both = await Promise.all([asking(own), asking(own, { to: people.second })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const open = both.find(({ status }) => status === 201)?.data as ShiftSwap;
    expect((await step(open, "withdrawn", sessions.employee)).data).toMatchObject({ state: "withdrawn", steps: [] });
    expect((await asking(own)).status).toBe(201);
  });

  test("ends where it is declined or rejected, with the reason, and the shift is free for another request", async () => {
    const own = await shift(people.first);
    await forgetMails();
    const first = await asked(own, { to: people.second });
    await sendMails();
    expect(provider.mails.map(({ to, text }) => [to, text.includes("fragt Sie wegen einer Schicht")])).toEqual([
      [["zwei@example.test"], true],
    ]);
    expect((await step(first, "rejected", sessions.manager, "Nein")).status).toBe(409);
    expect((await step(first, "declined", sessions.second)).data).toMatchObject({ state: "declined" });
    await forgetMails();
    const second = await accepted(own);
    expect((await step(second, "rejected", sessions.manager)).errors[0]?.field).toBe("reason");
    expect((await step(second, "rejected", sessions.lead, "Nein")).status).toBe(404);
    expect((await step(second, "rejected", sessions.manager, "Zu wenige")).data).toMatchObject({ state: "rejected" });
    expect(await listed(second)).toMatchObject({ state: "rejected", reason: "Zu wenige", steps: [] });
    // Of what was accepted before nobody is told any more.
    provider.mails.length = 0;
    await sendMails();
    const reasons = provider.mails.map(({ to, text }) => [to, text.includes("Zu wenige")]);
    expect(reasons.sort()).toEqual([
      [["theke@example.test"], true],
      [["zwei@example.test"], true],
    ]);
    expect(await step(second, "rejected", sessions.manager, "Noch einmal")).toMatchObject({
      status: 200,
      data: { state: "rejected", reason: "Zu wenige" },
    });
    const third = await accepted(own, { to: people.second });
    expect((await step(third, "accepted", sessions.second)).data).toMatchObject({ state: "accepted" });
    expect((await step(third, "declined", sessions.second)).data).toMatchObject({ state: "declined" });
  });

  test("records that both have agreed to a change that the law wants to be told earlier", async () => {
    const day = new Date(NOW + 3 * DAY).toISOString().slice(0, 10);
    const own = await shift(people.first, { day });
    expect(own.consent).toMatchObject({ user: people.first, answer: null });
    const swap = await accepted(own, { to: people.second });
    const seen = await review(swap);
    expect(seen.isLate).toBe(true);
    expect((await approving(swap, seen)).status).toBe(200);
    expect((await read(own)).consent).toMatchObject({
      user: people.second,
      answer: "agreed",
      answeredAt: swap.answeredAt,
    });
  });
});

describe("swapping two shifts", () => {
  test("moves both at once, on the same day too", async () => {
    const day = new Date(NOW + 16 * DAY).toISOString().slice(0, 10);
    const [own, other] = [
      await shift(people.first, { day }),
      await shift(people.second, { day, from: "12:00", to: "20:00" }),
    ];
    const choices = await send({ path: `${PATH}/swaps/choices`, query: { shift: own.id }, session: sessions.employee });
    const second = (choices.data as SwapChoice[]).find(({ id }) => id === people.second);
    expect((choices.data as SwapChoice[]).map(({ id }) => id)).not.toContain(people.north);
    expect(second?.shifts.find(({ id }) => id === other.id)).toMatchObject({ version: other.version });
    const foreign = await send({ path: `${PATH}/swaps/choices`, query: { shift: own.id }, session: sessions.second });
    expect(foreign.status).toBe(404);

    const counter = { id: other.id, version: other.version };
    const swap = await accepted(own, { to: people.second, counter });
    expect((await asking(other, {}, sessions.second)).errors[0]?.code).toBe("swap.open");
    expect((await approving(swap, await review(swap))).data).toMatchObject({ state: "approved" });
    expect([await read(own), await read(other)]).toMatchObject([
      { user: people.second, state: "published" },
      { user: people.first, state: "published" },
    ]);
  });

  test("is refused where one of them would have two shifts at the same time", async () => {
    const day = freshDay();
    const own = await shift(people.first, { day });
    await shift(people.second, { day, from: "15:00", to: "18:00" });
    const swap = await asked(own, { to: people.second });
    expect((await step(swap, "accepted", sessions.second)).errors[0]?.code).toBe("shift.overlap");
    await step(swap, "withdrawn", sessions.employee);
    // It was accepted before the other shift was published.
    const later = freshDay();
    const taken = await accepted(await shift(people.first, { day: later }), { to: people.second });
    await shift(people.second, { day: later, from: "15:00", to: "18:00" });
    const seen = await review(taken);
    expect(seen.people.map(({ isOverlapping }) => isOverlapping)).toEqual([false, true]);
    expect((await approving(taken, seen)).errors[0]?.code).toBe("shift.overlap");
    expect(await listed(taken)).toMatchObject({ state: "accepted" });
  });
});
