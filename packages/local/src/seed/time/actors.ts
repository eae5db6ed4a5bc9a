import type { Actor } from "@tresen/core/platform/actor";
import { isAppError } from "@tresen/core/platform/errors";
import { LOG_INS } from "../users";
import type { DemoTeam } from "./team";

/** A member of the staff as whoever does something. */
export function actorOf({ team, user: id }: { team: DemoTeam; user: string }): Actor {
  const member = team.members.find((one) => one.id === id);
  const known = LOG_INS.find((one) => one.id === id) ?? member?.account;
  if (!member || !known) throw new Error(`Nobody in the demo shop has the id ${id}.`);
  const name = `${known.firstName} ${known.lastName}`;
  return { kind: "staff", user: { id, name, roles: [known.role], branches: member.branches } };
}

/**
 * Does something unless an earlier start has done it, which was interrupted: nobody else writes meanwhile, so a conflict
 * tells that it is there.
 * @returns null where it was there.
 */
export async function unlessDone<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    if (isAppError(error) && error.kind === "conflict") return null;
    throw error;
  }
}
