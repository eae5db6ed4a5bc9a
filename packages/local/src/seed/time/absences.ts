import { absenceInput } from "@tresen/contract/absence/absence";
import { instantAt, addDays, HOUR } from "@tresen/contract/kit/time";
import { createAbsence, stepAbsence } from "@tresen/core/absence";
import { DEMO_ADMIN, DEMO_MANAGER } from "../log-ins";
import { actorOf, unlessDone } from "./actors";
import { type Calendar, ZONE, dateOf } from "./calendar";
import type { DemoAbsence, DemoTeam } from "./team";

/** Asks for the absences of a demo, and decides those that are decided. */
export async function createAbsences({ team, calendar }: { team: DemoTeam; calendar: Calendar }): Promise<void> {
  const ofPeople = Map.groupBy(team.absences, ({ user }) => user);
  await Promise.all(
    [...ofPeople.values()].map(async (own) => {
      for (const absence of own) await unlessDone(() => ask({ absence, team, calendar }));
    }),
  );
}

async function ask({
  absence: { user, kind, from, to, note, askedBefore, state, reason },
  team,
  calendar,
}: {
  absence: DemoAbsence;
  team: DemoTeam;
  calendar: Calendar;
}): Promise<void> {
  const first = dateOf({ calendar, day: from });
  const body = absenceInput.parse({ kind, from: first, to: dateOf({ calendar, day: to }), note });
  const asked = instantAt({ date: addDays(first, -7 * askedBefore), minutes: 8 * 60, zone: ZONE });
  const now = Math.min(asked, calendar.now - HOUR);
  const { id, version, state: current } = await createAbsence({ actor: actorOf({ team, user }), body, now });
  // Administrators decide about their own with that.
  if (state === "requested" || current === state) return;
  const decider = actorOf({ team, user: user === DEMO_MANAGER ? DEMO_ADMIN : DEMO_MANAGER });
  const decided = Math.min(now + 30 * HOUR, calendar.now);
  await stepAbsence({ actor: decider, id, body: { version, state, reason }, now: decided });
}
