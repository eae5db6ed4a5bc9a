import { expect, it } from "vitest";
import { neededScenes } from "./needed";
import type { PlayableSegment, PlayableStream } from "./parts";

const scene = (id: string, changes: object = {}) => ({
  ...{ id, isEnabled: true, validFrom: null, validTo: null },
  ...changes,
});
const segment = (id: string, entries: PlayableSegment["entries"]): PlayableSegment => ({
  ...{ id, entries, order: "sequence" },
});
const stream: PlayableStream = {
  filler: "seg_filler",
  plan: [{ segment: "seg_plan", weekdays: [], from: "08:00", to: "12:00", priority: 1 }],
  overrides: [
    {
      ...{ segment: "seg_eve", fromDate: "2026-12-24", toDate: "2026-12-24" },
      ...{ from: "08:00", to: "12:00", priority: 2 },
    },
  ],
};
const segments = [
  segment("seg_filler", [{ scene: "scn_filler" }]),
  segment("seg_plan", [{ scene: "scn_menu", condition: { kind: "open" } }, { segment: "seg_inner" }]),
  segment("seg_inner", [{ scene: "scn_inner" }, { scene: "scn_off" }, { scene: "scn_over" }, { scene: "scn_later" }]),
  segment("seg_eve", [{ scene: "scn_eve" }]),
  segment("seg_unused", [{ scene: "scn_unused" }]),
];
const scenes = [
  ...["scn_filler", "scn_menu", "scn_inner", "scn_eve", "scn_unused"].map((id) => scene(id)),
  scene("scn_off", { isEnabled: false }),
  scene("scn_over", { validTo: "2026-12-09" }),
  scene("scn_later", { validFrom: "2026-12-17" }),
];

it("are those that can be on air on these days, also nested and under conditions", () => {
  const needed = (from: string, to: string) => [...neededScenes({ stream, segments, scenes, from, to })];
  expect(needed("2026-12-10", "2026-12-16")).toEqual(["scn_filler", "scn_menu", "scn_inner"]);
  expect(needed("2026-12-09", "2026-12-17")).toContain("scn_over");
  expect(needed("2026-12-17", "2026-12-23")).toContain("scn_later");
  expect(needed("2026-12-18", "2026-12-24")).toContain("scn_eve");
});
