import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { type Reply, send } from "./api";
import { NOW } from "./request";
import { type Sessions, addUser } from "./shop";
import { setPin } from "./tablet";

const MINUTE = 60_000;
const headers = { "x-pin": "4711" };
let people = 0;

/** What somebody stamps at one of the two terminals. */
export interface Stamped {
  /** Of which of the terminals, by its number. */
  device: number;
  action: StampingAction;
  /** Minutes before now. */
  minutes: number;
  sequence: number;
}

/** That many minutes before now. */
export const at = (minutes: number): string => new Date(NOW - minutes * MINUTE).toISOString();

/** Somebody new with a PIN. */
export async function person(): Promise<string> {
  people += 1;
  const username = `reihe${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return setPin({ username });
}

/** Two terminals of which nobody has asked anything yet, and what people do there. */
export async function twoTerminals(sessions: Sessions) {
  const devices: CreatedKey[] = [];
  for (const name of ["Terminal A", "Terminal B"]) {
    const body = { name, branch: "brn_mitte", purpose: "time" };
    const { data } = await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin });
    devices.push(data as CreatedKey);
  }
  const pathOf = (who: string, device: number): string => `/api/time-tracking/${devices[device]?.key}/${who}`;
  return {
    devices,
    stamp: (
      who: string,
      { device, action, minutes, sequence }: Stamped,
      { now = NOW, isOffline = true, isClockUncertain = false, note = undefined as string | undefined } = {},
    ): Promise<Reply> =>
      send({
        ...{ method: "POST", path: `${pathOf(who, device)}/working-activities/${action}`, now },
        headers: { ...headers, "idempotency-key": `${device} ${sequence}` },
        body: { at: at(minutes), sequence, isOffline, isClockUncertain, note },
      }),
    runningOf: async (who: string): Promise<TimeTrackingMe["workingActivity"]> =>
      ((await send({ path: `${pathOf(who, 0)}/me`, headers })).data as TimeTrackingMe).workingActivity,
    entriesOf: async (user: string): Promise<Activity[]> =>
      (await send({ path: "/api/working-activities", query: { user }, session: sessions.admin })).data as Activity[],
  };
}
