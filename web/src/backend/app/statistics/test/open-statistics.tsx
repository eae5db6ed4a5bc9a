import { useState } from "react";
import { vi } from "vitest";
import type { ListViews } from "@tresen/contract/view/list-view";
import { StatisticsPage } from "../../../features/statistics/statistics-page";
import type { StatisticsSearch } from "../../../features/statistics/period/asked";
import { branchQueries } from "../../../shared/branches";
import type { Me } from "../../../shared/session";
import { ADMIN } from "../../testing/page";
import { mountPart } from "../../testing/part";
import { ANSWERS } from "./answers";

const BRANCHES = [
  { id: "brn_1", name: "Neubau", timeZone: "Europe/Vienna", deliveryAreas: [] },
  { id: "brn_2", name: "Graz", timeZone: "Europe/Vienna", deliveryAreas: [] },
];

/** What happened while the page was open. */
export interface Seen {
  /** The addresses that were asked. */
  asked: string[];
  /** The dashboards that were saved. */
  saved: ListViews[];
  /** What the address of the page says now. */
  search: StatisticsSearch;
}

interface Opened {
  search?: StatisticsSearch;
  /** The keys of the widgets on the person's dashboard; all of the standard without them. */
  widgets?: readonly string[];
  answers?: Readonly<Record<string, unknown>>;
  /** The last part of a path whose call fails. */
  failing?: string | undefined;
  /** Of the first that saves: another window has saved this meanwhile. */
  meanwhile?: ListViews;
  me?: Me;
  branches?: readonly object[];
}

const refused = (status: number, code: string) =>
  Response.json({ errors: [{ code, message: "Nein." }], requestId: "req_1" }, { status });

/** The page of statistics in the document of the test, with the server that it asks. */
export async function openStatistics(opened: Opened) {
  const { search = {}, widgets, answers = {}, me = ADMIN, branches = BRANCHES } = opened;
  const seen: Seen = { asked: [], saved: [], search };
  const state = { failing: opened.failing, meanwhile: opened.meanwhile };
  let views: ListViews = {
    version: 1,
    columns: widgets?.map((field) => ({ field, width: 50 })) ?? null,
    views: [],
  };
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const path = address.replace(/\?.*$/, "");
    if (path === "/api/views/dashboard") {
      if (method === "GET") return Response.json({ data: views });
      if (state.meanwhile) {
        views = state.meanwhile;
        delete state.meanwhile;
        return refused(409, "record.stale");
      }
      const wanted: ListViews = JSON.parse(String(body));
      views = { ...wanted, version: wanted.version + 1 };
      seen.saved.push(views);
      return Response.json({ data: views });
    }
    const last = path.replace(/^.*\//, "");
    if (last === state.failing) return refused(503, "upstream");
    seen.asked.push(address);
    if (path.startsWith("/api/statistics/")) return Response.json({ data: answers[last] ?? ANSWERS[last] });
    return Response.json({ data: answers[last] ?? [], cursor: null });
  });
  function Page() {
    const [current, setCurrent] = useState(search);
    return (
      <StatisticsPage
        search={current}
        onSearch={(changed) => {
          seen.search = changed;
          setCurrent(changed);
        }}
        hrefOf={(changed) => `https://shop.example.test/backend#/dashboard?${JSON.stringify(changed)}`}
      />
    );
  }
  const mounted = await mountPart({
    content: <Page />,
    data: [
      [branchQueries.all().queryKey, branches],
      [["views", "dashboard"], views],
    ],
    me,
  });
  return { ...mounted, seen, heal: () => (state.failing = undefined) };
}
