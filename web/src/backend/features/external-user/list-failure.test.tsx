import { externalUsers } from "@tresen/contract/external/external-user.resource";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ListFooter } from "../../admin/list/list-footer";
import { ListState } from "../../admin/list/list-state";
import type { ListRows } from "../../admin/list/source/list-rows";

const failed: ListRows = {
  ...{ rows: [], loaded: [], isFormer: false, isFetching: false, isPaused: false, pages: {}, query: null },
  state: "failed",
  error: new Error("500"),
  retry: () => undefined,
  position: { from: 1, matching: 0, total: null },
  loadMatching: () => Promise.resolve([]),
};
const search = { filters: { permissions: "deliveryRuns" } };

it("a filtered list of external users that cannot be loaded says so, in place of the rows", () => {
  const shown = renderToString(
    <ListState
      resource={externalUsers}
      source={failed}
      search={search}
      onSearch={() => undefined}
      columns={3}
      canCreate
    />,
  );
  expect(shown).toContain("Externe Personen konnten nicht geladen werden.");
  expect(shown).toContain("Erneut versuchen");
});

it("one that is shown says below its rows that it could not be loaded again", () => {
  const shown = renderToString(<ListFooter source={{ ...failed, state: "ready" }} onSearch={() => undefined} />);
  expect(shown).toContain("Nicht aktualisiert.");
  expect(shown).toContain("Erneut versuchen");
});
