import type { AnalyticsEvent } from "@tresen/contract/statistics/analytics";
import { OTHER_PATH } from "@tresen/contract/statistics/visited-path";
import { ConditionFailed, type ItemWrite, batchRead, writeItems } from "../../platform/db";
import { type CounterRow, type Counts, addCounts, counterKey, counterWrite, countsOf } from "../rows";
import {
  FUNNEL,
  PAGES,
  PATHS,
  VISITS,
  eventInHour,
  eventValue,
  eventVisitors,
  viewsOf,
  visitorsInHour,
  visitorsOf,
} from "./names";
import { type Browser, type Mark, type ScopeDay, markOf, saltOf } from "./visitor";

/** The most paths that are told apart on one day of a branch, or of the shop. Views of further ones count as `other`. */
export const PATHS_LIMIT = 500;
/** How often it is tried when others count the same in between. */
const ATTEMPTS = 8;

interface Event {
  on: ScopeDay;
  /** Hours since the day's midnight. */
  hour: number;
  event: AnalyticsEvent;
  /** Cents. */
  value: number;
  /** The page that was viewed; null for other events. */
  path: string | null;
  browser: Browser;
}

/**
 * Adds an event to the counters of one day. A visitor and the mark by which they are recognised are written in one
 * transaction, so that nobody is counted twice, whatever happens at the same time or breaks off in between.
 */
export async function addEvent(event: Event): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tryToAdd(event);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @throws ConditionFailed when somebody else has just made one of its marks, or counted its path for the first time. */
async function tryToAdd({ on, hour, event, value, path, browser }: Event): Promise<void> {
  const page = path === null ? null : await pageOf({ on, path });
  const step = FUNNEL.find((known) => known === event);
  const [visit, view] = ["visit", `view ${page?.path}`];
  const marks = await missingMarks({ on, browser, acts: step ? [step] : page ? [visit, view] : [] });
  const row = { branch: on.scope, day: on.day };
  const visits: CounterRow = {
    ...{ ...row, topic: VISITS },
    counts: {
      [eventInHour(event, hour)]: 1,
      [eventValue(event)]: value,
      ...(step ? { [eventVisitors(step)]: marks.has(step) ? 1 : 0 } : {}),
      ...(page ? { [visitorsInHour(hour)]: marks.has(visit) ? 1 : 0 } : {}),
    },
  };
  if (!page) return marks.size === 0 ? addCounts(visits) : writeItems([...writesOf(marks), counterWrite(visits)]);
  const pages: CounterRow = {
    ...{ ...row, topic: PAGES },
    counts: {
      [viewsOf(page.path)]: 1,
      [visitorsOf(page.path)]: marks.has(view) ? 1 : 0,
      [PATHS]: page.isFirst ? 1 : 0,
    },
  };
  if (marks.size > 0 || page.isFirst) {
    const write = page.isFirst ? firstView({ write: counterWrite(pages), path: page.path }) : counterWrite(pages);
    return writeItems([...writesOf(marks), write, counterWrite(visits)]);
  }
  // The browser does not send it again: whatever breaks off here counts too little, and never twice.
  await addCounts(pages);
  await addCounts(visits);
}

/** The path under which a view counts, and whether it is the day's first one there. */
async function pageOf({ on, path }: { on: ScopeDay; path: string }): Promise<{ path: string; isFirst: boolean }> {
  const key = counterKey({ branch: on.scope, topic: PAGES, day: on.day });
  const pages: Counts = countsOf((await batchRead([key]))(key) ?? {});
  if (path === OTHER_PATH || viewsOf(path) in pages) return { path, isFirst: false };
  return (pages[PATHS] ?? 0) < PATHS_LIMIT ? { path, isFirst: true } : { path: OTHER_PATH, isFirst: false };
}

function firstView({ write: { Update }, path }: { write: ItemWrite; path: string }): ItemWrite {
  if (!Update) throw new RangeError("no update");
  return {
    Update: {
      ...Update,
      ConditionExpression: "attribute_not_exists(#views) AND (attribute_not_exists(#paths) OR #paths < :limit)",
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, "#views": viewsOf(path), "#paths": PATHS },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ":limit": PATHS_LIMIT },
    },
  };
}

/** The marks of these acts that the visitor has not made yet on this day. None once the day's salt is gone. */
async function missingMarks({
  on,
  browser,
  acts,
}: {
  on: ScopeDay;
  browser: Browser;
  acts: readonly string[];
}): Promise<Map<string, Mark>> {
  const salt = acts.length > 0 ? await saltOf(on) : null;
  if (salt === null) return new Map();
  const marks = new Map(acts.map((act) => [act, markOf({ ...on, salt, browser, act })]));
  const found = await batchRead([...marks.values()].map(({ key }) => key));
  return new Map([...marks].filter(([, { key }]) => !found(key)));
}

function writesOf(marks: ReadonlyMap<string, Mark>): ItemWrite[] {
  return [...marks.values()].map(({ write }) => write);
}
