import type { AnyRecord } from "@tresen/contract/openapi/client";
import { expect, test } from "vitest";
import { scene, segment } from "../testing";
import { reachOf } from "./reach";

const stream = (id: string, values: object): AnyRecord => ({
  ...segment(id, id, []),
  plan: [],
  overrides: [],
  ...values,
});
const tv = (id: string, of: string, branch: string): AnyRecord => ({ ...segment(id, id, []), stream: of, branch });

const all = {
  segments: [
    segment("inner", "Innen", [{ scene: "menu" }]),
    segment("outer", "Außen", [{ segment: "inner" }]),
    segment("outermost", "Ganz außen", [{ segment: "outer" }, { scene: "clock" }]),
    segment("other", "Anderes", [{ scene: "clock" }]),
  ],
  streams: [
    stream("filled", { filler: "outermost" }),
    stream("planned", { filler: "other", plan: [{ segment: "inner" }] }),
    stream("once", { filler: "other", overrides: [{ segment: "outer" }] }),
    stream("without", { filler: "other", plan: [{ segment: "other" }] }),
  ],
  tvs: [tv("a", "filled", "north"), tv("b", "filled", "south"), tv("c", "once", "south"), tv("d", "without", "north")],
};
const ids = (records: readonly AnyRecord[]) => records.map(({ id }) => id);
const told = (kind: "scene" | "segment", record: AnyRecord) => {
  const { direct, segments, streams, tvs } = reachOf({ kind, record, ...all });
  return [direct, segments, streams, tvs].map(ids);
};

test("a scene is played by the segments that contain it at any depth, and by what plays these", () => {
  expect(told("scene", scene("menu", "Karte"))).toEqual([
    ["inner"],
    ["inner", "outer", "outermost"],
    ["filled", "planned", "once"],
    ["a", "b", "c"],
  ]);
});

test("a scene of single branches reaches the TVs of these alone, and an unused one nothing", () => {
  expect(told("scene", scene("menu", "Karte", { branches: [{ id: "north" }] })).at(-1)).toEqual(["a"]);
  expect(told("scene", scene("unused", "Neu"))).toEqual([[], [], [], []]);
});

test("a segment is played by streams that name it and by those of the segments around it", () => {
  expect(told("segment", segment("outer", "Außen", []))).toEqual([
    ["outermost"],
    ["outermost"],
    ["filled", "once"],
    ["a", "b", "c"],
  ]);
});
