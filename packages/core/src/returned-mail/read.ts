import type { MailCounts, ReturnedMails } from "@tresen/contract/health/returned-mail";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { MailDayEntity, ReturnedMailEntity } from "./returned-mail.entity";

const SHOWN = 50;
const DAYS = 30;
const WEEK = 7;

/** What came back in the last 30 days, and how the mails of the last 7 went, today included: days are those of UTC. */
export async function readReturnedMails({ now }: { now: Instant }): Promise<ReturnedMails & { week: MailCounts }> {
  const from = dayBefore({ now, days: DAYS - 1 });
  const [days, newest] = await Promise.all([
    storageCall(() => MailDayEntity.query.primary({}).gte({ day: from }).go({ pages: "all" })),
    storageCall(() =>
      ReturnedMailEntity.query.newest({}).gte({ at: from }).go({ order: "desc", limit: SHOWN, hydrate: true }),
    ),
  ]);
  const month = sum(days.data);
  const week = sum(days.data.filter(({ day }) => day >= dayBefore({ now, days: WEEK - 1 })));
  const mails = newest.data.map(({ at, recipient, kind, event = null, resource, subject }) => ({
    ...{ at, recipient, kind, event },
    subject: resource && subject ? { resource, id: subject } : null,
  }));
  return { count: month.returned + month.complained, mails, week };
}

function sum(days: readonly Partial<MailCounts>[]): MailCounts {
  const of = (name: keyof MailCounts): number => days.reduce((total, day) => total + (day[name] ?? 0), 0);
  return { sent: of("sent"), returned: of("returned"), complained: of("complained") };
}

function dayBefore({ now, days }: { now: Instant; days: number }): string {
  return new Date(now - days * DAY).toISOString().slice(0, 10);
}
