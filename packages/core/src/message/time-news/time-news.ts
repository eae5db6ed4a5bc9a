import type { Branch } from "@tresen/contract/branch/branch.resource";
import {
  REQUEST_MAIL,
  TIME_NEWS_CONFIRMED,
  TIME_NEWS_SAID,
  TIME_NEWS_TITLE,
} from "@tresen/contract/planning/messages/request-news.texts";
import { germanMonth } from "@tresen/contract/time-sheet/time-sheet.texts";
import type { ToldTime } from "../../outbox";
import { readSheets, sheetKey } from "../../time-sheet/stored";
import { toldActivity } from "../../time-tracking/told-activity";
import { userNames } from "../../user";
import { type RequestNews, timesOf } from "./told";

/** What is told of recorded time or a time sheet; null where it is gone. */
export async function timeNews({
  id,
  told,
  branch,
}: {
  id: string;
  told: ToldTime;
  branch: Branch | null;
}): Promise<RequestNews | null> {
  const { news, by, months } = told;
  const found =
    news === "reopened" || news === "sheetCorrected" ? await sheetNews(told) : await activityNews({ id, told, branch });
  if (!found) return null;
  const said = TIME_NEWS_SAID[news]((await userNames([by])).get(by) ?? "");
  const isConfirmed = news !== "reopened" && news !== "sheetCorrected" && months.length > 0;
  return {
    title: TIME_NEWS_TITLE,
    said: isConfirmed ? `${said} ${TIME_NEWS_CONFIRMED(months.map(germanMonth).join(", "))}` : said,
    ...found,
  };
}

type Found = Pick<RequestNews, "when" | "reason">;

async function sheetNews({ news, user, at, months: [month = ""] }: ToldTime): Promise<Found | null> {
  const sheet = { user, month };
  const row = (await readSheets([sheet])).get(sheetKey(sheet));
  const done =
    news === "reopened"
      ? row?.steps.findLast((one) => one.at === at && one.state === "open")
      : row?.corrections.findLast((one) => one.at === at);
  return done ? { when: { label: REQUEST_MAIL.month, value: germanMonth(month) }, reason: done.reason } : null;
}

async function activityNews({
  id,
  told: { news, user, at },
  branch,
}: {
  id: string;
  told: ToldTime;
  branch: Branch | null;
}): Promise<Found | null> {
  const found = await toldActivity({ id, user, isVoided: news === "voided", at });
  if (!found) return null;
  const { startedAt, endedAt, reason } = found;
  return { when: timesOf({ start: startedAt, end: endedAt, branch }), reason };
}
