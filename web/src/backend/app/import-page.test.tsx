import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { ImportPage } from "../admin/transfer/import-page";
import { MatchStep } from "../admin/transfer/match-step";
import { OwnJobsPage } from "../admin/bulk/own-jobs-page";
import { renderPage } from "./testing/page";
import { renderPart } from "./testing/part";

test("an import begins with a file or pasted cells, and with nothing else", async () => {
  const html = await renderPart({ content: <ImportPage resource={resources.products} /> });
  expect(html).toContain("Produkte importieren");
  expect(html).toContain('type="file"');
  expect(html).toContain("Oder Zellen einfügen");
  expect(html).not.toContain("Spalten zuordnen");
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
  expect(html).toContain("1 von 2 Spalten sind zugeordnet.");
  expect(html).toContain('aria-label="Feld für die Spalte „Farbe“"');
  expect(html).toContain("N4");
  expect(html).not.toContain("N5");
});

test("an import is offered to whoever may create or change records", async () => {
  expect(await renderPage({ resource: "tags" })).toContain('href="/import/tags"');
  const me = { id: "usr_2", roles: ["ROLE_EMPLOYEE" as const], branches: [{ id: "brn_1" }] };
  expect(await renderPage({ resource: "products", me })).not.toContain('href="/import/products"');
});

test("a person without jobs is told where they would be", async () => {
  expect(await renderPart({ content: <OwnJobsPage /> })).toContain("Noch keine Vorgänge");
});
