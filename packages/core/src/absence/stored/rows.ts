import { isObject } from "@tresen/contract/kit/object";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { batchRead, keyOf, storageCall } from "../../platform/db";
import { LeaveNoticeEntity } from "./notice.entity";
import { noticesOf } from "./notices";
import { AbsenceCalendarEntity, AbsenceEntity, CertificatePartEntity, type StoredCertificate } from "./absence.entity";

export type AbsenceRow = EntityItem<typeof AbsenceEntity>;
export type CalendarRow = EntityItem<typeof AbsenceCalendarEntity>;

export async function findAbsence(id: string): Promise<AbsenceRow | null> {
  const { data } = await storageCall(() => AbsenceEntity.get({ id }).go({ consistent: true }));
  return data;
}

/** All absences of a person, by first day. */
export async function absencesOf(user: string): Promise<AbsenceRow[]> {
  const { data } = await storageCall(() => AbsenceEntity.query.ofUser({ user }).go({ pages: "all", hydrate: true }));
  return data;
}

/**
 * Absences that have a day between two days, both included, of the people who are asked for, by first day. None is longer
 * than a year, so those of the year before may reach in.
 */
export async function absencesIn({
  from,
  to,
  isAsked,
}: {
  from: LocalDate;
  to: LocalDate;
  isAsked: (user: string) => boolean;
}): Promise<AbsenceRow[]> {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const ids = (await Promise.all(years.map((year) => idsIn({ year, from, to, isAsked })))).flat();
  const keys = ids.map((id) => keyOf(AbsenceEntity.get({ id }).params()));
  const found = await batchRead(keys);
  return keys.flatMap((key) => {
    const item = found(key);
    return item ? (AbsenceEntity.parse({ Item: item }).data ?? []) : [];
  });
}

/** The index contains keys only: `{from}#{to}#{user}#{id}`. */
async function idsIn({
  year,
  from,
  to,
  isAsked,
}: Parameters<typeof absencesIn>[0] & { year: string }): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { data: unknown; cursor: string | null } = await storageCall(() =>
      AbsenceEntity.query
        .ofYear({ year })
        .lt({ from: addDays(to, 1) })
        .go({ data: "raw", cursor }),
    );
    const rows = isObject(page.data) && Array.isArray(page.data.Items) ? page.data.Items : [];
    for (const keys of rows as Record<string, unknown>[]) {
      const [begins = "", ends = "", user = "", id = ""] = String(keys.gsi2sk).split("#");
      if (begins <= to && ends >= from && isAsked(user)) ids.push(id);
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return ids;
}

export async function readCalendar(user: string): Promise<CalendarRow> {
  const { data } = await storageCall(() => AbsenceCalendarEntity.get({ user }).go({ consistent: true }));
  return data ?? { user, version: 0, spans: [] };
}

/** The length of the text in one row; an item of DynamoDB has at most 400 kB. */
const PART = 390_000;

/** @returns the number of rows. */
export async function writeCertificate({ file, bytes }: { file: string; bytes: Uint8Array }): Promise<number> {
  const text = Buffer.from(bytes).toString("base64");
  const parts = Math.ceil(text.length / PART);
  for (let part = 0; part < parts; part += 1) {
    const content = text.slice(part * PART, (part + 1) * PART);
    await storageCall(() => CertificatePartEntity.put({ file, part, content }).go({ response: "none" }));
  }
  return parts;
}

export async function readCertificate({ file, parts }: StoredCertificate): Promise<Uint8Array> {
  const keys = Array.from({ length: parts }, (_, part) => keyOf(CertificatePartEntity.get({ file, part }).params()));
  const found = await batchRead(keys);
  return Buffer.from(keys.map((key) => String(found(key)?.content ?? "")).join(""), "base64");
}

export async function removeCertificate({ file, parts }: StoredCertificate): Promise<void> {
  for (let part = 0; part < parts; part += 1)
    await storageCall(() => CertificatePartEntity.delete({ file, part }).go());
}

/** Removes everything that is kept of a person's absences. It goes with the user whose it is. */
export async function eraseAbsences({ user }: { user: string }): Promise<void> {
  for (const { id, certificate } of await absencesOf(user)) {
    if (certificate) await removeCertificate(certificate);
    await storageCall(() => AbsenceEntity.delete({ id }).go());
  }
  for (const { lapsesOn, day } of await noticesOf(user))
    await storageCall(() => LeaveNoticeEntity.delete({ user, lapsesOn, day }).go());
  await storageCall(() => AbsenceCalendarEntity.delete({ user }).go());
}
