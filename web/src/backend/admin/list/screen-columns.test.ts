import type { AnyRecord } from "@tresen/contract/openapi/client";
import { expect, test } from "vitest";
import type { ScreenColumn } from "../screen";
import { rowsOf } from "./source/rows";
import { columnField, withColumns } from "./screen-columns";

const columns: ScreenColumn[] = [
  {
    key: "state",
    title: "Stand",
    choices: [
      { value: "open", label: "Offen" },
      { value: "done", label: "Erledigt" },
    ],
    valueOf: ({ closedAt }) => (closedAt ? "done" : "open"),
  },
];
const record = (id: string, closedAt: string | null): AnyRecord => ({
  id,
  version: 1,
  createdAt: "",
  updatedAt: "",
  closedAt,
});

test("a screen's column is searched, sorted and filtered by like a field", () => {
  const fields = columns.map(columnField);
  const records = [record("a", null), record("b", "2026-06-05"), record("c", null)].map((each) =>
    withColumns({ record: each, columns }),
  );
  const ids = (search: Parameters<typeof rowsOf>[0]["search"]) =>
    rowsOf({ records, fields, columns: fields, search, context: { currency: "EUR", labelOf: (_name, id) => id } }).map(
      ({ id }) => id,
    );
  expect(ids({ filters: { state: "open" } })).toEqual(["a", "c"]);
  expect(ids({ search: "erledigt" })).toEqual(["b"]);
  expect(ids({ sort: "state" })).toEqual(["b", "a", "c"]);
});
