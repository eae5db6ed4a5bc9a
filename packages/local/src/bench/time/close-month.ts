import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "@tresen/core/platform/actor";
import { PEOPLE, branchOf, userId } from "./year";

/** How many people's sheets are closed at the same time. */
const AT_ONCE = 8;

/** Opens the sheet of everybody, confirms it as its person, and approves and locks it as whoever decides. */
export async function closeMonth({
  month,
  now,
  decider,
}: {
  month: string;
  now: Instant;
  decider: Actor;
}): Promise<void> {
  const { getTimeSheet, stepTimeSheet } = await import("@tresen/core/time-sheet");
  const waiting = Array.from({ length: PEOPLE }, (_, person) => person);
  const worker = async (): Promise<void> => {
    for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) {
      const user = userId(person);
      const own: Actor = {
        ...{ kind: "staff", user: { id: user, name: "", roles: ["ROLE_EMPLOYEE"], branches: [branchOf(person)] } },
      };
      let { version, digest } = await getTimeSheet({ actor: own, user, month, now });
      for (const state of ["confirmed", "approved", "locked"] as const)
        ({ version, digest } = await stepTimeSheet({
          ...{ actor: state === "confirmed" ? own : decider, user, month, now },
          body: { state, version, digest, reason: "" },
        }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
