import { expect, test } from "vitest";
import { indexKey, primaryKey } from "./entity";

test("a key consists of the attributes that its template names, in their order and with unchanged case", () => {
  expect(primaryKey({ pk: "ticket#${branch}#${day}", sk: "ticket" })).toEqual({
    pk: { field: "pk", composite: ["branch", "day"], template: "ticket#${branch}#${day}", casing: "none" },
    sk: { field: "sk", composite: [], template: "ticket", casing: "none" },
  });
});

test("an index has fields of its own", () => {
  expect(indexKey({ index: "gsi2", pk: "${worklist}", sk: "${createdAt}#${uid}" })).toEqual({
    index: "gsi2",
    projection: "keys_only",
    pk: { field: "gsi2pk", composite: ["worklist"], template: "${worklist}", casing: "none" },
    sk: { field: "gsi2sk", composite: ["createdAt", "uid"], template: "${createdAt}#${uid}", casing: "none" },
  });
});
