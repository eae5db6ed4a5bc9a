import { DAY, HOUR, type Instant } from "@tresen/contract/kit/time";
import { createKeyOf } from "@tresen/core/access-key";
import { askTimeRequest, ownTimeRequests } from "@tresen/core/time-tracking";
import { timeRequestBody } from "@tresen/contract/time-tracking/request/time-request";
import { PLATFORM } from "../users";
import { createAbsences } from "./absences";
import { unlessDone } from "./actors";
import { BIKE_TEAM } from "./bike.texts";
import { calendarOf } from "./calendar";
import { PIZZA_TEAM } from "./pizza.texts";
import { clockIn } from "./present";
import { createProjects } from "./projects";
import { type Recorded, recordPast } from "./recorded";
import { closeSheets } from "./sheets";
import { createPlan } from "./shifts";
import { createStaff } from "./staff";
import type { DemoTeam } from "./team";

const TEAMS: Readonly<Record<string, DemoTeam>> = { pizza: PIZZA_TEAM, bike: BIKE_TEAM };

/**
 * The working time of a demo shop around its start: staff with contracts, four weeks of shifts, what was recorded since the
 * month before the last one, projects, absences and sheets. Everything is stored as the calls would have left it. May be
 * repeated after a start that was interrupted.
 */
export async function createWorkingTime({
  demo,
  customers,
  now,
}: {
  demo: string;
  /** Waits until the customers of the demo are there. */
  customers: Promise<unknown>;
  now: Instant;
}): Promise<void> {
  const team = TEAMS[demo];
  if (!team) return;
  const calendar = calendarOf(now);
  await createStaff({ team, calendar });
  const [device] = await Promise.all([
    createTerminal({ team, now }),
    createPlan({ team, calendar }),
    createAbsences({ team, calendar }),
    createProjects({ team, calendar, customers }),
  ]);
  const recorded = await recordPast({ team, calendar, device });
  await Promise.all([
    clockIn({ team, calendar, device }),
    askForCorrection({ team, recorded, now }),
    closeSheets({ team, calendar }),
  ]);
}

/** The key of the terminal at which people stamp; its device has been paired and nobody knows it any more. */
async function createTerminal({ team, now }: { team: DemoTeam; now: Instant }): Promise<{ id: string }> {
  const input = { name: team.terminal, branch: team.branch, purpose: "time" as const };
  return createKeyOf({ actor: PLATFORM, id: `key_demo_${team.branch}`, input, now: now - 100 * DAY });
}

async function askForCorrection({
  team,
  recorded,
  now,
}: {
  team: DemoTeam;
  recorded: readonly Recorded[];
  now: Instant;
}): Promise<void> {
  const { user, reason } = team.incidents.asking;
  const last = recorded.findLast(({ turn }) => turn.user === user);
  const branches = team.members.find(({ id }) => id === user)?.branches ?? [];
  const owner = { field: "user" as const, id: user };
  if (!last || (await ownTimeRequests({ owner })).length > 0) return;
  const { start, end, breaks } = last.stretch;
  const iso = (at: Instant): string => new Date(at).toISOString();
  const body = timeRequestBody.parse({
    ...{ activity: last.id, startedAt: iso(start - HOUR / 3), endedAt: iso(end), kind: last.stretch.kind, reason },
    breaks: breaks.map((one) => ({ startedAt: iso(one.start), endedAt: iso(one.end) })),
  });
  await unlessDone(() => askTimeRequest({ owner, branches, body, now: now - 2 * HOUR }));
}
