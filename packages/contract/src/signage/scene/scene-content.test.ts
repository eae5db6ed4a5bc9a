import { expect, test } from "vitest";
import { parseInstant } from "../../kit/time";
import { ownContent, sceneContent } from "./scene-content";

const { until } = sceneContent.shape;

test("the content of a type has the fields of this type as they are, and those of others as if they were not sent", () => {
  const sent = sceneContent.parse({
    text: "Bald",
    until: "2026-06-01T08:00",
    menu: "men_1",
    columns: 4,
    blocks: [{ id: "b" }],
  });
  expect(ownContent({ type: "countdown", content: sent })).toEqual(
    sceneContent.parse({ text: "Bald", until: "2026-06-01T08:00" }),
  );
  expect(ownContent({ type: "menu", content: sent })).toEqual(sceneContent.parse({ menu: "men_1", columns: 4 }));
  expect(ownContent({ type: "menu", content: sent })).not.toHaveProperty("until");
});

test("a countdown ends at a local time, to the minute, the second or a part of it", () => {
  const ends = ["2026-06-01T08:00", "2026-06-01T08:00:30", "2026-06-01T08:00:30.5"];
  expect(ends.map((text) => parseInstant({ text: until.parse(text) ?? "", zone: "Europe/Vienna" }))).toEqual(
    ["2026-06-01T06:00:00.000Z", "2026-06-01T06:00:30.000Z", "2026-06-01T06:00:30.500Z"].map(Date.parse),
  );
  for (const text of ["2026-06-01T08:00:61", "2026-06-01T08:00:30+02:00", "2026-06-01", "8:00"])
    expect(until.safeParse(text).success).toBe(false);
});
