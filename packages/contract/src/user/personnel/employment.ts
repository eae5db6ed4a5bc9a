import { type Instant, type LocalDate, zonedTime } from "../../kit/time";
import type { Personnel } from "./personnel-fields";
import { contractOn } from "./personnel.rules";

type Employment = Pick<Personnel, "entryDate" | "exitDate" | "contracts">;

/** Whether somebody is employed on a day: between entry and exit, and with a contract. */
export function isEmployedOn({ person, day }: { person: Employment; day: LocalDate }): boolean {
  const { entryDate, exitDate, contracts } = person;
  return (!entryDate || day >= entryDate) && (!exitDate || day <= exitDate) && contractOn({ contracts, day }) !== null;
}

/** Whether the day of exit is over, by the clock of the zone. The end of a contract says nothing: there may be a further one. */
export function hasLeft({
  exitDate,
  at,
  zone,
}: {
  exitDate: LocalDate | null | undefined;
  at: Instant;
  zone: string;
}): boolean {
  return Boolean(exitDate) && zonedTime({ at, zone }).date > String(exitDate);
}

/**
 * The first day on which somebody is employed: the first one of the first contract, or the entry where that is later; null
 * without any contract, when nothing is known of the employment yet.
 */
export function firstEmployedDay({
  entryDate,
  contracts,
}: Pick<Personnel, "entryDate"> & { contracts: readonly { validFrom: LocalDate }[] }): LocalDate | null {
  const first = inOrder(contracts)[0]?.validFrom;
  if (first === undefined) return null;
  return entryDate && entryDate > first ? entryDate : first;
}

/** The last day of an employment: its exit, or the end of the last contract; null while no end is known. */
export function lastEmployedDay({ exitDate, contracts }: Employment): LocalDate | null {
  const newest = inOrder(contracts).at(-1)?.validTo;
  return [exitDate, newest].flatMap((day) => day || []).sort()[0] ?? null;
}

/** The contract of a day; where none holds, the one before it, or else the first. Null without any. */
export function nearestContract<Held extends Personnel["contracts"][number]>({
  contracts,
  day,
}: {
  contracts: readonly Held[];
  day: LocalDate;
}): Held | null {
  const ordered = inOrder(contracts);
  return (
    contractOn({ contracts, day }) ?? ordered.findLast(({ validFrom }) => validFrom <= day) ?? ordered.at(0) ?? null
  );
}

function inOrder<Held extends { validFrom: LocalDate }>(contracts: readonly Held[]): Held[] {
  return contracts.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}
