import { ABSENCE_LABELS, halfText } from "@tresen/contract/absence/absence.texts";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import {
  type AbsenceNews,
  type TimeRequestNews,
  holdsForAbsence,
  wordingOf,
} from "@tresen/contract/planning/messages/request-news";
import {
  ABSENCE_NEWS_TITLE,
  ABSENCE_SAID,
  REQUEST_MAIL,
  TIME_REQUEST_NEWS_TITLE,
  TIME_REQUEST_SAID,
} from "@tresen/contract/planning/messages/request-news.texts";
import { findAbsence } from "../absence/stored";
import type { StaffRequest } from "../outbox";
import { findRequest, requesterName } from "../time-tracking/request-rows";
import { userNames } from "../user";

/** What somebody is told of an absence, or of a request to correct recorded time. */
export interface RequestNews {
  title: string;
  said: string;
  when: { label: string; value: string };
  /** Why it was refused or taken back; otherwise empty. Never of sickness or care. */
  reason: string;
}

/** What is to be told; null where something else has become of it by now. */
export function requestNews({
  id,
  request,
  branch,
}: {
  id: string;
  request: StaffRequest;
  branch: Branch | null;
}): Promise<RequestNews | null> {
  return request.about === "absence"
    ? absenceNews({ id, news: request.news })
    : timeRequestNews({ id, news: request.news, branch });
}

async function absenceNews({ id, news }: { id: string; news: AbsenceNews }): Promise<RequestNews | null> {
  const row = await findAbsence(id);
  if (!row || !holdsForAbsence({ news, state: row.state })) return null;
  const { user, kind, from, to, half, part } = row;
  const wording = wordingOf(kind);
  const name = (await userNames([user])).get(user) ?? "";
  const days = from === to ? germanDay(from) : `${germanDay(from)} – ${germanDay(to)}`;
  return {
    title: ABSENCE_NEWS_TITLE,
    said: ABSENCE_SAID[wording][news]({ name, kind: ABSENCE_LABELS[kind] }),
    when: {
      label: REQUEST_MAIL.days,
      value: [days, halfText({ half, part: part ?? null })].filter(Boolean).join(", "),
    },
    reason: (news === "rejected" || news === "revoked") && wording === "granted" ? row.reason : "",
  };
}

async function timeRequestNews({
  id,
  news,
  branch,
}: {
  id: string;
  news: TimeRequestNews;
  branch: Branch | null;
}): Promise<RequestNews | null> {
  const row = await findRequest(id);
  if (row?.state !== news) return null;
  const zone = zoneOf(branch ?? {});
  const [start, end] = [row.startedAt, row.endedAt].map((at) => formatTime({ at: Date.parse(at), zone }));
  return {
    title: TIME_REQUEST_NEWS_TITLE,
    said: TIME_REQUEST_SAID[news](await requesterName(row.owner)),
    when: {
      label: REQUEST_MAIL.times,
      value: `${formatWeekdayDate({ at: Date.parse(row.startedAt), zone })}, ${start} – ${end}`,
    },
    reason: news === "refused" ? (row.answer ?? "") : "",
  };
}

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");
