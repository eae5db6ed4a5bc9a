// @vitest-environment happy-dom
import { resources } from "@tresen/contract/resources";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bulkQueries } from "../admin/bulk/bulk-queries";
import { ImportPage } from "../admin/transfer/import-page";
import { press, settled, type } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";

const VIEW = {
  id: "job_1",
  resource: "tags",
  action: "import",
  state: "done",
  total: 1,
  done: 1,
  changed: 1,
  unchanged: 0,
  refused: 0,
  isDryRun: true,
  canUndo: false,
  startedBy: { id: "usr_admin", name: "Alma" },
  createdAt: "2026-06-05T16:30:00.000Z",
};
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(async () => {
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit = {}) =>
    Response.json(method === "POST" ? { data: { id: "job_1", state: "pending" } } : { data: [], cursor: null }),
  );
  mounted = await mountPart({
    content: <ImportPage resource={resources.tags} />,
    data: [[bulkQueries.one("job_1").queryKey, VIEW]],
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const paste = () => type({ into: document.querySelector("textarea"), text: "Name\nVegan" });
async function leave(): Promise<string> {
  await act(async () => void mounted.router.navigate({ to: "/password" }));
  await settled();
  return mounted.router.state.location.pathname;
}

test("a table that was not imported is not left without a question", async () => {
  await paste();
  expect(await leave()).toBe("/");
  expect(document.body.textContent).toContain("Import verwerfen?");
  await press("Weiter bearbeiten");
  // Trying it imports nothing.
  await press("Prüfen");
  await settled();
  expect(await leave()).toBe("/");
});

test("the pasted cells are kept to be corrected, and the heading is no line of them", async () => {
  await paste();
  expect(document.body.textContent).toContain("Eingefügte Zellen: 1 Zeile");
  await press("Andere Tabelle");
  const area = document.querySelector("textarea");
  expect(area?.value).toBe("Name\nVegan");
  // A correction is not taken with its first letter.
  await type({ into: area, text: "Name\nVegan\nScharf" });
  expect(document.querySelector("textarea")).not.toBeNull();
  await press("Diese Zellen übernehmen");
  expect(document.body.textContent).toContain("Eingefügte Zellen: 2 Zeilen");
});

test("an empty line among the pasted cells is no line of them", async () => {
  await type({ into: document.querySelector("textarea"), text: "Name\nVegan\n \t\nScharf\n" });
  expect(document.body.textContent).toContain("Eingefügte Zellen: 2 Zeilen");
  const cells = [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);
  expect(cells).toEqual(["Vegan", "Scharf"]);
});

test("nothing is asked once the import has started", async () => {
  await paste();
  await press("Prüfen");
  await settled();
  await press("1 Zeile importieren");
  await settled();
  expect(await leave()).toBe("/password");
});

test("without a table there is nothing to lose", async () => {
  expect(await leave()).toBe("/password");
});
