import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FlagsCell } from "./flags-cell";
import { activityScreen } from "./screen";

const AT = "2026-06-05T10:00:00.000Z";
const record = { id: "act_1", version: 1, createdAt: AT, updatedAt: AT, flags: ["corrected", "clockUncertain"] };

test("the list of activities shows what has to be looked at", () => {
  const column = activityScreen.columns?.find(({ key }) => key === "toCheck");
  expect(column).toMatchObject({ isColumn: true });
  expect(column?.valueOf(record)).toBe("Uhr unsicher, korrigiert");
  const marks = renderToStaticMarkup(<FlagsCell record={record} />).match(/<span class="rounded[^>]*>[^<]*/g) ?? [];
  expect(marks.map((mark) => [mark.includes("text-warning"), mark.replace(/.*>/, "")])).toEqual([
    [true, "Uhr unsicher"],
    [false, "korrigiert"],
  ]);
  expect(renderToStaticMarkup(<FlagsCell record={{ ...record, flags: [] }} />)).toBe("–");
});
