import { type Instant, addDays } from "@tresen/contract/kit/time";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { stampingBody } from "@tresen/contract/time-tracking/time-tracking.calls";
import { LOG_INS } from "../users";
import { stamp } from "@tresen/core/time-tracking";
import { actorOf, unlessDone } from "./actors";
import type { Calendar } from "./calendar";
import { breakOf, isGoingOn, startOf } from "./recorded";
import type { Device } from "./stamped";
import { type Turn, turnsOf } from "./stints";
import type { DemoTeam } from "./team";

/** Clocks in whoever is at work when the demo starts, with the break of those who have it just then or had it already. */
export async function clockIn({
  team,
  calendar,
  device,
}: {
  team: DemoTeam;
  calendar: Calendar;
  device: Device;
}): Promise<void> {
  const { now, today } = calendar;
  const turns = turnsOf({ team, calendar, from: addDays(today, -1), to: today });
  for (const turn of turns) {
    if (!isGoingOn({ turn, calendar }) || startOf(turn) > now) continue;
    const pauses = breakOf(turn).flatMap(({ start, end }): [StampingAction, Instant][] => [
      ["pause", start],
      ["resume", end],
    ]);
    const all: [StampingAction, Instant][] = [["start", startOf(turn)], ...pauses];
    for (const [action, at] of all) if (at <= now) await unlessDone(() => stampAs({ team, turn, device, action, at }));
  }
}

function stampAs({
  team,
  turn: { key, user, branch, kind },
  device,
  action,
  at,
}: {
  team: DemoTeam;
  turn: Turn;
  device: Device;
  action: StampingAction;
  at: Instant;
}) {
  const member = team.members.find(({ id }) => id === user);
  const account = LOG_INS.find(({ id }) => id === user) ?? member?.account;
  const branches = member?.branches ?? [];
  const stamper = {
    owner: { field: "user" as const, id: user },
    ...{ username: account?.username ?? "", firstName: account?.firstName ?? "", lastName: account?.lastName ?? "" },
    ...{ image: null, branches: branches.length > 0 ? branches : [branch] },
    terminal: device && branch === team.branch ? { id: device.id, branch } : null,
    source: device && branch === team.branch ? ("terminal" as const) : ("phone" as const),
    actor: actorOf({ team, user }),
  };
  const body = stampingBody.parse(action === "start" ? { kind, branch } : {});
  return stamp({ stamper, action, body, key: `${key} ${action}`, now: at });
}
