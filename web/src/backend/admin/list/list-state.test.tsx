import { products } from "@tresen/contract/catalog/product.resource";
import { tags } from "@tresen/contract/catalog/tag.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ListState } from "./list-state";
import type { ListRows } from "./source/list-rows";

const source: ListRows = {
  rows: [],
  loaded: [],
  state: "ready",
  isFormer: false,
  error: null,
  isFetching: false,
  isPaused: false,
  retry: () => undefined,
  position: { from: 1, matching: null, total: null },
  pages: {},
  query: null,
  loadMatching: () => Promise.resolve([]),
};
const shown = (pages: ListRows["pages"], resource: Resource = tags): string =>
  renderToString(
    <ListState
      resource={resource}
      source={{ ...source, pages }}
      search={{ search: "selten" }}
      onSearch={() => undefined}
      columns={2}
      canCreate={false}
    />,
  );

it("no match is told from none so far, where only some of the records were looked at", () => {
  expect(shown({})).toContain("Filter zurücksetzen");
  const soFar = shown({ next: { search: "selten", after: "x" } });
  expect(soFar).toContain("Bisher keine Treffer");
  expect(soFar).toContain("Weitersuchen");
});

it("an indexed list says that it finds words by their beginning", () => {
  expect(shown({}, products)).toContain("die mit dem Gesuchten beginnen");
  expect(shown({})).not.toContain("die mit dem Gesuchten beginnen");
});
