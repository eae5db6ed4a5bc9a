// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { HistoryFilters } from "../features/order/history/history-filters";
import { branchQueries } from "../shared/branches";
import { mountPart } from "./testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(() => mounted.unmount());

test("a phone has the filters behind a button that tells how many are set", async () => {
  mounted = await mountPart({
    content: <HistoryFilters filter={{ state: "completed", from: "2026-06-05" }} onFilter={() => undefined} />,
    data: [[branchQueries.all().queryKey, []]],
  });
  const opener = mounted.element.querySelector<HTMLElement>("button[aria-expanded][aria-controls]");
  const filters = document.getElementById(opener?.getAttribute("aria-controls") ?? "");
  const shown = () => [opener?.getAttribute("aria-expanded"), filters?.className.includes("max-sm:hidden")];
  expect(opener?.textContent).toContain("2");
  expect(shown()).toEqual(["false", true]);
  await act(async () => opener?.click());
  expect(shown()).toEqual(["true", false]);
});
