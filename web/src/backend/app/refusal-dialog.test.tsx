// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { RefusalDialog } from "../admin/refusal/refusal-dialog";
import type { Me } from "../shared/session";
import { mountPart } from "./testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(() => mounted.unmount());

const RECORDS = [{ resource: "products", id: "prd_1", label: "Produkt „Pizza“" }] as const;
const BOUND: Me = {
  id: "usr_1",
  roles: ["ROLE_OWN"],
  branches: [],
  permissions: [{ permission: "tags.read", scope: "all" }],
};

async function show({ message, me }: { message: string; me?: Me }): Promise<Element> {
  const refusal = { id: "tag_1", label: "Vegan", message, records: RECORDS };
  mounted = await mountPart({
    content: <RefusalDialog title="Nicht gelöscht" one="Schlagwort" refusals={[refusal]} onClose={() => undefined} />,
    ...(me ? { me } : {}),
  });
  const dialog = document.querySelector("[role=alertdialog]");
  if (!dialog) throw new Error("No dialog");
  return dialog;
}

test("a refused removal leads to the records that still need the one in question, and offers no retry", async () => {
  const dialog = await show({ message: "Das Schlagwort ist Teil einer Aktion." });
  expect(dialog.textContent).toContain("Das Schlagwort ist Teil einer Aktion.");
  const [link] = dialog.querySelectorAll("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Produkt „Pizza“", "/products/prd_1"]);
  expect([...dialog.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Schließen"]);
});

test("who may not open such a record reads its name alone", async () => {
  const dialog = await show({ message: "Das Schlagwort ist Teil einer Aktion.", me: BOUND });
  expect(dialog.textContent).toContain("Produkt „Pizza“");
  expect(dialog.querySelector("a")).toBeNull();
});
