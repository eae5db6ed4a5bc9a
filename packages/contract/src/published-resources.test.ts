import { expect, test } from "vitest";
import { snapshotResources } from "./published-resources";
import { allResources } from "./resources";

test("the snapshot has the resources whose definitions say so", () => {
  expect(snapshotResources).toEqual(allResources.filter(({ inSnapshot }) => inSnapshot));
});
