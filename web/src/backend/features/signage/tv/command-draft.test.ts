import { expect, test } from "vitest";
import { scenesNotFor } from "./command-draft";

test("scenes that are not active, and those of other branches, are not offered", () => {
  const scene = (id: string, branches: string[] = [], isEnabled = true) => ({ id, branches, isEnabled });
  const scenes = [scene("all"), scene("own", ["brn_1", "brn_2"]), scene("far", ["brn_2"]), scene("off", [], false)];
  expect(scenesNotFor({ scenes, branch: "brn_1" })).toEqual(["far", "off"]);
  expect(scenesNotFor({ scenes, branch: null })).toEqual(["off"]);
});
