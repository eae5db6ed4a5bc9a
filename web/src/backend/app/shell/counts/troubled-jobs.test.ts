import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { navigationFor } from "../navigation";
import { TroubledCount, TroubledJobs } from "./troubled-jobs";

const entryFor = (permission: string) =>
  navigationFor({ roles: ["ROLE_OWN"], branches: [], permissions: [{ permission, scope: "all" }] })
    .flatMap(({ entries }) => entries)
    .find(({ to }) => to === "/jobs");

test("the jobs have an entry with their count for those who may see them, and for nobody else", () => {
  expect(entryFor("jobs.read")).toMatchObject({ label: "Hintergrundaufgaben", Badge: TroubledJobs });
  expect(entryFor("orders.read")).toBeUndefined();
});

test("the count has a text for screen readers, and nothing is shown without failed jobs", () => {
  const shown = (count: number, hasMore = false): string =>
    renderToStaticMarkup(createElement(TroubledCount, { count, hasMore }));
  expect(shown(0)).toBe("");
  expect(shown(3)).toContain(">3<");
  expect(shown(3)).toContain("3 brauchen jemanden");
  expect(shown(50, true)).toContain("50+");
});
