import { ABSENCE_LABELS, halfText } from "@tresen/contract/absence/absence.texts";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zonedTime } from "@tresen/contract/kit/time";
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
  SHIFT_ANSWER_NEWS_TITLE,
  SHIFT_ANSWER_SAID,
  TIME_REQUEST_NEWS_TITLE,
  TIME_REQUEST_SAID,
} from "@tresen/contract/planning/messages/request-news.texts";
import { findAbsence } from "../absence/stored";
import type { StaffRequest } from "../outbox";
import { refusedShift } from "../planning/own";
import { findRequest, requesterName } from "../time-tracking/request-rows";
import { userNames } from "../user";
import { timeNews } from "./time-news/time-news";
import { type RequestNews, timesOf } from "./time-news/told";

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
  if (request.about === "absence") return absenceNews({ id, news: request.news });
  if (request.about === "timeNews") return timeNews({ id, told: request, branch });
  return request.about === "timeRequest"
    ? timeRequestNews({ id, news: request.news, branch })
    : shiftAnswerNews({ id, branch });
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
  return {
    title: TIME_REQUEST_NEWS_TITLE,
    said: TIME_REQUEST_SAID[news](await requesterName(row.owner)),
    when: timesOf({ start: row.startedAt, end: row.endedAt, branch }),
    reason: news === "refused" ? (row.answer ?? "") : "",
  };
}

async function shiftAnswerNews({ id, branch }: { id: string; branch: Branch | null }): Promise<RequestNews | null> {
  const shift = await refusedShift(id);
  const told = shift?.told;
  if (!shift || !told?.user) return null;
  const { date: day } = zonedTime({ at: Date.parse(shift.startsAt), zone: zoneOf(branch ?? {}) });
  const name = (await userNames([told.user])).get(told.user) ?? "";
  return {
    title: SHIFT_ANSWER_NEWS_TITLE,
    said: SHIFT_ANSWER_SAID[told.isCancelled ? "cancelRefused" : "refused"](name),
    when: timesOf({ start: told.startsAt, end: told.endsAt, branch }),
    reason: "",
    search: `?${new URLSearchParams({ branch: shift.branch, day }).toString()}`,
  };
}

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");
