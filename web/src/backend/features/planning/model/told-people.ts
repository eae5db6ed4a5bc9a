import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";

/** What a publication would tell one person, in numbers of shifts. */
export interface ToldPerson {
  user: string;
  fresh: number;
  changed: number;
  gone: number;
}

/** Whom a publication of these shifts would tell: who has them now, and who knew of them before. */
export function toldPeople(untold: readonly WorkingSchedule[]): ToldPerson[] {
  const people = new Map<string, ToldPerson>();
  const add = (user: string, what: "fresh" | "changed" | "gone"): void => {
    const person = people.get(user) ?? { user, fresh: 0, changed: 0, gone: 0 };
    people.set(user, { ...person, [what]: person[what] + 1 });
  };
  for (const { user, state, told } of untold) {
    const before = told && !told.isCancelled ? told.user : null;
    if (state === "cancelled") {
      if (before) add(before, "gone");
      continue;
    }
    if (before && before !== user) add(before, "gone");
    if (user) add(user, before === user ? "changed" : "fresh");
  }
  return [...people.values()];
}
