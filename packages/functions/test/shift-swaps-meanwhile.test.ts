import type { Absence } from "@tresen/contract/absence/absence";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import type { SwapReview } from "@tresen/contract/planning/swap/swap-review";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { addUser, signIn } from "./support/shop";
import {
  PATH,
  BRANCH,
  DAY,
  sessions,
  people,
  idOf,
  openSwapShop,
  read,
  shift,
  publish,
  change,
  asking,
  asked,
  step,
  accepted,
  reviewing,
  review,
  approving,
  listed,
} from "./support/swaps";

beforeAll(openSwapShop);

describe("what happens meanwhile", () => {
  test("a manager approves while the asker withdraws: one of the two holds", async () => {
    const own = await shift(people.first);
    const swap = await accepted(own, { to: people.second });
    const seen = await review(swap);
    const both = await Promise.all([approving(swap, seen), step(swap, "withdrawn", sessions.employee)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isApproved = both[0]?.status === 200;
    expect(await listed(swap)).toMatchObject({ state: isApproved ? "approved" : "withdrawn" });
    expect((await read(own)).user).toBe(isApproved ? people.second : people.first);
  });

  test("the planner moves, gives away or cancels the shift: the request is void, and another one is possible", async () => {
    for (const [changes, isAgain] of [
      [{ breakMinutes: 45 }, true],
      [{ user: null }, false],
    ] as const) {
      const own = await shift(people.first);
      const swap = await accepted(own, { to: people.second });
      const seen = await review(swap);
      await change(own.id, changes);
      expect(await listed(swap)).toMatchObject({ state: "expired", steps: [] });
      expect((await approving(swap, seen)).errors[0]?.code).toBe("swap.expired");
      expect((await step(swap, "withdrawn", sessions.employee)).status).toBe(409);
      const published = await publish(own.id);
      expect((await asking(published)).status).toBe(isAgain ? 201 : 400);
      expect(await listed(swap)).toMatchObject({ state: "expired" });
    }
    const own = await shift(people.first);
    const swap = await accepted(own, { to: people.second });
    const seen = await review(swap);
    // At the same moment: either the swap or the change of the plan is refused.
    const moving = send({
      ...{ method: "PUT" as const, path: `${PATH}/${own.id}`, session: sessions.manager },
      body: { ...own, breakMinutes: 45 },
    });
    const both = await Promise.all([approving(swap, seen), moving]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { user, breakMinutes } = await read(own);
    expect([user, breakMinutes]).toEqual(both[0]?.status === 200 ? [people.second, 30] : [people.first, 45]);
  });

  test("it begins, or a person is disabled: the request is void", async () => {
    const day = new Date(NOW + DAY).toISOString().slice(0, 10);
    const own = await shift(people.first, { day, from: "20:00", to: "22:00" });
    const swap = await asked(own);
    const after = NOW + 2 * DAY;
    const late = await signIn({ username: "theke@example.test", now: after });
    const { data } = await send({ path: `${PATH}/swaps`, session: late, now: after });
    expect((data as ShiftSwap[]).find(({ id }) => id === swap.id)).toMatchObject({ state: "expired" });

    await addUser({ username: "kurz@example.test", roles: ["ROLE_EMPLOYEE"], branches: [BRANCH] });
    const short = await signIn({ username: "kurz@example.test" });
    const user = await idOf(short);
    const taken = await accepted(await shift(people.first), { to: user }, short);
    const seen = await review(taken);
    const path = `/api/users/${user}`;
    const known = (await send({ path, session: sessions.admin })).data as object;
    const disabled = await send({ method: "PUT", path, body: { ...known, isEnabled: false }, session: sessions.admin });
    expect(disabled.status).toBe(200);
    expect(await listed(taken)).toMatchObject({ state: "expired" });
    expect((await approving(taken, seen)).status).toBe(409);
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);
    expect(await listed(taken)).toBeUndefined();
  });

  test("an absence is approved: whoever decides looks at it once more, and may still approve", async () => {
    const own = await shift(people.first);
    const swap = await accepted(own, { to: people.third }, sessions.third);
    const seen = await review(swap);
    const body = { kind: "holiday", from: own.day, to: own.day };
    const asking = await send({ method: "POST", path: "/api/absences", body, session: sessions.third });
    const absence = asking.data as Absence;
    const approved = { version: 1, state: "approved" };
    await send({
      method: "POST",
      path: `/api/absences/${absence.id}/state`,
      body: approved,
      session: sessions.manager,
    });
    expect((await approving(swap, seen)).errors[0]?.code).toBe("swap.unseen");
    const again = await review(swap);
    expect(again.people[1]?.absences).toEqual([{ from: own.day, to: own.day, half: false, part: null }]);
    expect((await approving(swap, again)).status).toBe(200);
  });

  test("nobody decides about a swap of their own, except who plans everywhere", async () => {
    const manager = await idOf(sessions.manager);
    const own = await shift(people.first);
    const swap = await accepted(own, { to: manager }, sessions.manager);
    const seen = (await reviewing(swap, sessions.admin)).data as SwapReview;
    expect(await approving(swap, seen)).toMatchObject({ status: 409 });
    expect((await listed(swap, sessions.manager))?.steps).toEqual(["declined"]);
    expect((await approving(swap, seen, sessions.admin)).status).toBe(200);
  });
});
