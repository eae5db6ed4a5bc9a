import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { monthAfter } from "@tresen/contract/time-sheet/month/months";
import { type Contract, personnelRecord } from "@tresen/contract/user/personnel/personnel-fields";
import { minutesOf } from "@tresen/contract/kit/time";
import { setAvailability } from "@tresen/core/planning";
import { setPersonnel } from "@tresen/core/user/personnel";
import { LOG_INS, PLATFORM, createUser } from "../users";
import { actorOf, unlessDone } from "./actors";
import type { Calendar } from "./calendar";
import { recordedFrom } from "./stints";
import type { DemoTeam, Member, Stint } from "./team";

const DAY_MINUTES = 1440;

/** Creates the staff of a demo shop, the log-ins among them without passwords, with contracts and wishes. */
export async function createStaff({ team, calendar }: { team: DemoTeam; calendar: Calendar }): Promise<void> {
  for (const member of team.members) {
    const account = LOG_INS.find(({ id }) => id === member.id) ?? member.account;
    if (!account) throw new Error(`${member.id} has no account.`);
    const { username, firstName, lastName, role } = account;
    const phone = member.account?.phone ?? "";
    const user = { id: member.id, username, firstName, lastName, role, phone, branches: member.branches };
    await unlessDone(() => createUser({ ...user, now: calendar.now }));
  }
  await Promise.all(team.members.map((member) => employ({ team, member, calendar })));
}

async function employ({ team, member, calendar }: { team: DemoTeam; member: Member; calendar: Calendar }) {
  const personnel = personnelRecord.parse({ version: 0, ...personnelOf({ member, calendar }) });
  await unlessDone(() => setPersonnel({ actor: PLATFORM, id: member.id, personnel, now: calendar.now }));
  if (member.wishes.length === 0) return;
  const body = { version: 0, wishes: [...member.wishes] };
  await unlessDone(() => setAvailability({ actor: actorOf({ team, user: member.id }), body }));
}

function personnelOf({ member, calendar }: { member: Member; calendar: Calendar }) {
  const { today, lastMonth } = calendar;
  const entryDate = `${monthAfter(today.slice(0, 7), -member.employedMonths)}-01`;
  const { openingBalanceMinutes, openingHolidayDays } = member;
  const since = recordedFrom({ member, calendar });
  const opening = { openingBalanceMinutes, openingHolidayDays };
  const contracts = member.weekBefore
    ? [
        contractOf({ member, week: member.weekBefore, validFrom: since, opening }),
        contractOf({ member, week: member.week, validFrom: `${lastMonth}-01` }),
      ]
    : [contractOf({ member, week: member.week, validFrom: since, opening })];
  return { birthDate: birthDateOf({ member, today }), personnelNumber: member.personnelNumber, entryDate, contracts };
}

function birthDateOf({ member: { age }, today }: { member: Member; today: LocalDate }): LocalDate {
  const [years, days] = age;
  // In years without a 29 February it is the day before.
  const birthday = `${Number(today.slice(0, 4)) - years}${today.slice(4).replace("02-29", "02-28")}`;
  return addDays(birthday, -days);
}

function contractOf({
  member: { hourlyWage, sector },
  week,
  validFrom,
  opening = { openingBalanceMinutes: 0, openingHolidayDays: 0 },
}: {
  member: Member;
  week: readonly Stint[];
  validFrom: LocalDate;
  opening?: Pick<Contract, "openingBalanceMinutes" | "openingHolidayDays">;
}): Contract {
  const days = week
    .flatMap((stint) => stint.weekdays.map((weekday) => ({ weekday, minutes: paidMinutes(stint) })))
    .sort((a, b) => a.weekday - b.weekday);
  const weeklyMinutes = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return { validFrom, validTo: null, weeklyMinutes, days, hourlyWage, holidayWeeks: 5, sector, ...opening };
}

function paidMinutes({ from, to, breakMinutes }: Stint): number {
  const length = minutesOf(to) - minutesOf(from);
  return (length > 0 ? length : length + DAY_MINUTES) - breakMinutes;
}
