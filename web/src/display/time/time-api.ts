import { PIN_HEADER } from "@tresen/contract/time-tracking/pin-header";
import type {
  OwnActivity,
  OwnShift,
  StampingBody,
  StartedActivity,
  TerminalPeople,
  TimeTrackingMe,
} from "@tresen/contract/time-tracking/time-tracking.calls";
import type { TimeRequest, TimeRequestBody } from "@tresen/contract/time-tracking/request/time-request";
import { ask } from "../shared/display-api";
import { shownAt } from "./queue/device-clock";
import type { SendStamping } from "./queue/queue";

/** Who asks: a token, and for a person at a terminal their PIN. */
export interface Asking {
  token: string;
  person: string;
  pin: string | null;
}

/** Of the terminal's branch. @throws Refusal, as all calls here. */
export async function askPeople(token: string): Promise<TerminalPeople> {
  return told(await ask<TerminalPeople>({ path: `${pathOf(token)}/people` }));
}

export async function askMe(asking: Asking): Promise<TimeTrackingMe> {
  return told(await ask<TimeTrackingMe>({ path: `${personPath(asking)}/me`, headers: headersOf(asking) }));
}

export async function askEntries(asking: Asking): Promise<OwnActivity[]> {
  const path = `${personPath(asking)}/working-activities`;
  return told(await ask<OwnActivity[]>({ path, headers: headersOf(asking) }));
}

export async function askShifts(asking: Asking): Promise<OwnShift[]> {
  const path = `${personPath(asking)}/working-schedules`;
  return told(await ask<OwnShift[]>({ path, headers: headersOf(asking) }));
}

export async function askRequests(asking: Asking): Promise<TimeRequest[]> {
  return told(await ask<TimeRequest[]>({ path: `${personPath(asking)}/requests`, headers: headersOf(asking) }));
}

/** Asks for a correction of the person's own time. */
export async function askRequest(asking: Asking, body: TimeRequestBody): Promise<TimeRequest> {
  const path = `${personPath(asking)}/requests`;
  return told(await ask<TimeRequest>({ method: "POST", path, headers: headersOf(asking), body }));
}

/** Sends stampings with the token that the device has by then. @param device which tells one phone from another. */
export function stampingSender({ token, device }: { token: () => string; device: string }): SendStamping {
  return async ({ stamping, at, isClockUncertain, pin, removed }) => {
    const { id, person, action, details, sequence, isOffline } = stamping;
    const asking = { token: token(), person, pin };
    const discarded = removed.map(({ removedAt, ...one }) => ({
      ...{ key: one.id, action: one.action, at: new Date(one.at).toISOString() },
      discardedAt: new Date(removedAt ?? one.at).toISOString(),
    }));
    const body: StampingBody = {
      ...{ ...details, at, sequence, device },
      ...(isClockUncertain ? { isClockUncertain, deviceAt: new Date(shownAt(stamping)).toISOString() } : {}),
      ...(isOffline ? { isOffline } : {}),
      ...(discarded.length > 0 ? { discarded } : {}),
    };
    const { data } = await ask<StartedActivity | null>({
      ...{ method: "POST", path: `${personPath(asking)}/working-activities/${action}`, body },
      headers: { ...headersOf(asking), "Idempotency-Key": id },
    });
    // Only a start, and going on after a break, are answered with what the law says.
    return data?.findings ?? [];
  };
}

function headersOf({ pin }: Asking): Record<string, string> {
  return pin === null ? {} : { [PIN_HEADER]: pin };
}

function personPath({ token, person }: Asking): string {
  return `${pathOf(token)}/${encodeURIComponent(person)}`;
}

function pathOf(token: string): string {
  return `/api/time-tracking/${encodeURIComponent(token)}`;
}

function told<Data>({ data }: { data: Data | null }): Data {
  if (data === null) throw new Error("An answer without content");
  return data;
}
