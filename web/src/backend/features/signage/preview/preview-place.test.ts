import { expect, test } from "vitest";
import type { PreviewPlace } from "../../../../shared/preview/signage-preview";
import { previousStart, roundLength, roundStart } from "./preview-place";

/** The second of three scenes, which began at 1000. */
const place: PreviewPlace = {
  ...{ kind: "place", at: 1500, segment: "seg_1", scene: { id: "b", name: "B" }, troubles: [] },
  ...{ position: 1, startsAt: 1000, endsAt: 6000, durations: [1000, 5000, 2000] },
};

test("a round begins with its first scene and takes as long as all of them", () => {
  expect([roundStart(place), roundLength(place)]).toEqual([0, 8000]);
  expect(roundLength({ ...place, position: -1, durations: [] })).toBe(0);
});

test("back leads to the beginning of a scene, and from there to the one before", () => {
  expect(previousStart({ ...place, at: 4000 })).toBe(1000);
  expect(previousStart(place)).toBe(0);
  // Before the first scene of a round is the last one of the round before.
  expect(previousStart({ ...place, position: 0, startsAt: 0, at: 100 })).toBe(-2000);
});
