import { type Instant, HOUR, addDays, instantAt } from "@tresen/contract/kit/time";
import { daysOfMonth } from "@tresen/contract/time-sheet/month/months";
import type { TimeSheetState } from "@tresen/contract/time-sheet/time-sheet.state";
import { getTimeSheet, stepTimeSheet } from "@tresen/core/time-sheet";
import { DEMO_ADMIN, DEMO_MANAGER } from "../log-ins";
import { actorOf, unlessDone } from "./actors";
import { type Calendar, ZONE } from "./calendar";
import type { DemoTeam, Member, SheetGoal } from "./team";

/** Each step with the days after its month on which it is taken: a month can be locked from the eighth on. */
const STEPS = [
  { state: "confirmed", after: 2 },
  { state: "approved", after: 4 },
  { state: "locked", after: 9 },
] as const satisfies readonly { state: TimeSheetState; after: number }[];

/** Confirms, approves and locks the sheets of the two months before the start, as far as each has come. */
export async function closeSheets({ team, calendar }: { team: DemoTeam; calendar: Calendar }): Promise<void> {
  await Promise.all(
    team.members.map(async (member) => {
      const { sheets } = member;
      await closeSheet({ team, calendar, member, month: calendar.monthBeforeLast, goal: sheets.beforeLast });
      await closeSheet({ team, calendar, member, month: calendar.lastMonth, goal: sheets.last });
    }),
  );
}

async function closeSheet({
  team,
  calendar,
  member: { id: user },
  month,
  goal,
}: {
  team: DemoTeam;
  calendar: Calendar;
  member: Member;
  month: string;
  goal: SheetGoal;
}): Promise<void> {
  const steps = STEPS.slice(0, STEPS.findIndex(({ state }) => state === goal) + 1);
  if (steps.length === 0) return;
  const own = actorOf({ team, user });
  const decider = actorOf({ team, user: user === DEMO_MANAGER || user === DEMO_ADMIN ? DEMO_ADMIN : DEMO_MANAGER });
  let { version, digest } = await getTimeSheet({ actor: own, user, month, now: calendar.now });
  for (const { state, after } of steps) {
    const now = Math.min(dayAfter({ month, after }), calendar.now);
    const actor = state === "confirmed" ? own : decider;
    const done = await unlessDone(() =>
      stepTimeSheet({ actor, user, month, now, body: { state, version, digest, reason: "" } }),
    );
    if (!done) return;
    ({ version, digest } = done);
  }
}

function dayAfter({ month, after }: { month: string; after: number }): Instant {
  return instantAt({ date: addDays(daysOfMonth(month).last, after), minutes: 0, zone: ZONE }) + 9 * HOUR;
}
