// @vitest-environment happy-dom
import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { afterEach, expect, test, vi } from "vitest";
import { ExportPanel } from "../../admin/bulk/export-panel";
import { settled } from "../../../shared/testing/hands";
import { mountPart } from "../testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

/** What the panel tells of the entries, when the server finds so many of them on one large page. */
async function told({
  found,
  total,
  matching = null,
  resource = resources.products,
  columns = [],
}: {
  found: number;
  total?: number;
  matching?: number | null;
  resource?: Resource;
  columns?: readonly { key: string }[];
}) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ data: Array.from({ length: found }, (_, id) => ({ id })), cursor: null, total });
  });
  mounted = await mountPart({
    content: (
      <ExportPanel
        resource={resource}
        columns={columns}
        selected={null}
        matching={matching}
        query={{ search: "pizza", sort: "name" }}
        loadTarget={async () => ({ ids: [], count: 0 })}
        onClose={() => undefined}
      />
    ),
  });
  await settled();
  await settled();
  return { asked, text: document.querySelector("[role=dialog]")?.textContent ?? "" };
}

test("a list that does not know how many match is counted when its export is opened", async () => {
  const { asked, text } = await told({ found: 224, total: 224 });
  expect(asked).toEqual(["/api/products?search=pizza&sort=name&limit=500&as=staff"]);
  expect(text).toContain("Exportiert werden 224 Einträge: alles, was Suche und Filter zeigen.");
});

test("of very many it is told that there are more", async () => {
  expect((await told({ found: 500 })).text).toContain("alle Einträge, die Suche und Filter zeigen (über 500).");
});

test("what the list knows is not asked for", async () => {
  const { asked, text } = await told({ found: 0, matching: 3 });
  expect(asked).toEqual([]);
  expect(text).toContain("Exportiert werden 3 Einträge");
});

test("all columns that the list of customers shows can be exported", async () => {
  const keys = ["number", "firstName", "lastName", "companyName", "phones", "orderCount", "grossTotal", "lastOrderAt"];
  const columns = keys.map((key) => ({ key }));
  const { text } = await told({ found: 0, matching: 3, resource: resources.customers, columns });
  expect(text).toContain("Angezeigte Spalten (8)");
});
