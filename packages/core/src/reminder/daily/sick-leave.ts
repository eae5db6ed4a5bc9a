import { sickPeople } from "../../absence/sick";
import { type DailyRun, tellManagers } from "./daily";

/** Tells the managers of the branch how many of its people are reported sick today, and nothing about whom. */
export async function tellSickLeave(run: DailyRun): Promise<"sent" | "nothing"> {
  const used = await sickPeople({ branch: run.branch.id, day: run.day });
  return used === 0 ? "nothing" : tellManagers({ kind: "sickLeave", words: { used }, run });
}
