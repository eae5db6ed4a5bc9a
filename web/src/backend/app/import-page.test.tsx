import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { resources } from "@tresen/contract/resources";
import { getDefaultStore } from "jotai";
import { expect, test } from "vitest";
import { ImportPage } from "../admin/transfer/import-page";
import { MatchStep } from "../admin/transfer/match-step";
import { OwnJobsPage } from "../admin/bulk/own-jobs-page";
import { ownJobsQuery } from "../shared/jobs/own-jobs-query";
import { isProductDataShownAtom } from "../shared/visibility";
import { renderPage } from "./testing/page";
import { renderPart } from "./testing/part";

test("an import begins with a file or pasted cells, and with nothing else", async () => {
  const html = await renderPart({ content: <ImportPage resource={resources.products} /> });
  expect(html).toContain("Produkte importieren");
  expect(html).toContain('type="file"');
  expect(html).toContain("Oder Zellen einfügen");
  expect(html).not.toContain("Spalten zuordnen");
  expect(html).toContain("alle anderen legen einen an");
  const me = { id: "usr_2", roles: ["ROLE_EMPLOYEE" as const], branches: [{ id: "brn_1" }] };
  const other = await renderPart({ me, content: <ImportPage resource={resources.products} /> });
  expect(other).toContain("Neue Einträge dürfen Sie hier nicht anlegen.");
});

test("each column of a table is shown with its field and its first lines", async () => {
  const table = {
    name: "t",
    first: 1,
    grid: [["Name", "Farbe"], ...Array.from({ length: 9 }, (_, row) => [`N${row}`, "rot"])],
  };
  const html = await renderPart({
    content: (
      <MatchStep
        resource={resources.products}
        table={table}
        matched={["name", null]}
        onMatched={() => undefined}
        isHeaded
        onHeaded={() => undefined}
      />
    ),
  });
  expect(html).toContain("1 von 2 Spalten sind zugeordnet. Nicht zugeordnet: Farbe.");
  expect(html).toContain('aria-label="Feld für die Spalte „Farbe“"');
  expect(html).toContain("N4");
  expect(html).not.toContain("N5");
});

test("a table shows no amounts while product data is hidden, nor what may be some", async () => {
  const table = {
    name: "t",
    first: 1,
    grid: [
      ["Name", "Preis", "EK"],
      ["Brot", "12,90", "7,35"],
    ],
  };
  const shown = () =>
    renderPart({
      content: (
        <MatchStep
          resource={resources.products}
          table={table}
          matched={["name", "price", null]}
          onMatched={() => undefined}
          isHeaded
          onHeaded={() => undefined}
        />
      ),
    });
  expect(await shown()).toMatch(/12,90.*7,35/s);
  getDefaultStore().set(isProductDataShownAtom, false);
  try {
    const html = await shown();
    expect(html).toContain("Brot");
    expect(html).not.toMatch(/12,90|7,35/);
  } finally {
    getDefaultStore().set(isProductDataShownAtom, true);
  }
});

test("an import is offered to whoever may create or change records", async () => {
  expect(await renderPage({ resource: "tags" })).toContain('href="/import/tags"');
  const me = { id: "usr_2", roles: ["ROLE_EMPLOYEE" as const], branches: [{ id: "brn_1" }] };
  expect(await renderPage({ resource: "products", me })).not.toContain('href="/import/products"');
});

test("a person without jobs is told where they would be", async () => {
  const ownJobs = (jobs: readonly BulkView[]) =>
    renderPart({ content: <OwnJobsPage />, data: [[ownJobsQuery().queryKey, jobs]] });
  expect(await ownJobs([])).toContain("Noch keine Vorgänge");
  const html = await ownJobs([
    {
      ...{
        id: "job_1",
        resource: "tags",
        action: "remove",
        state: "done",
        total: 3,
        done: 3,
        changed: 2,
        unchanged: 0,
      },
      ...{ refused: 1, isDryRun: false, canUndo: true, startedBy: { id: "usr_admin", name: "Ada" } },
      createdAt: "2026-06-05T16:30:00.000Z",
    },
  ]);
  expect(html).toContain("Fertig. 2 gelöscht, 1 abgelehnt");
  expect(html).toContain('href="/bulk/job_1"');
});
