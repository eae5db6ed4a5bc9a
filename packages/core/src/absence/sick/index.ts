import type { LocalDate } from "@tresen/contract/kit/time";
import { readColleagues } from "../people";
import { absencesIn } from "../stored";

/** How many people of a branch are reported sick on a day. */
export async function sickPeople({ branch, day }: { branch: string; day: LocalDate }): Promise<number> {
  const people = await readColleagues();
  const isAsked = (id: string): boolean => people.get(id)?.branches.includes(branch) ?? false;
  const absences = await absencesIn({ from: day, to: day, isAsked });
  const isSick = ({ kind, state }: (typeof absences)[number]): boolean =>
    kind === "sick" && (state === "requested" || state === "approved");
  return new Set(absences.filter(isSick).map(({ user }) => user)).size;
}
