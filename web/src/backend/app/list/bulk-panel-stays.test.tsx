// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { keepFocus } from "../../shared/focus/keep-focus";
import { press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const JOB = {
  ...{ id: "job_1", resource: "products", state: "done", isDryRun: true, canUndo: false },
  ...{ total: 2, done: 2, changed: 2, unchanged: 0, refused: 0, createdAt: "2026-06-05T16:30:00.000Z" },
  startedBy: { id: "usr_admin", name: "Ada" },
};
const products = ["Pizza", "Pizzabrot"].map((name, index) => ({
  ...META,
  ...{ id: `prd_${index}`, name, price: 900, uid: `P${index}`, type: "simple" },
}));
let mounted: Awaited<ReturnType<typeof mountPage>>;
let stop = (): void => undefined;

afterEach(async () => {
  stop();
  await mounted.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The list in which everything that is found was chosen. After a job of this action nothing is found any more. */
async function chooseEverything(action: "remove" | "update"): Promise<void> {
  let isChanged = false;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") {
      const { dryRun }: { dryRun: boolean } = JSON.parse(String(body));
      isChanged = !dryRun;
      return Response.json({ data: { id: dryRun ? "job_1" : "job_2", state: "waiting" } }, { status: 202 });
    }
    if (address.includes("/views/")) return Response.json({ data: NO_VIEWS });
    if (address.includes("/report")) return Response.json({ data: [], cursor: null });
    if (address.endsWith("/bulk/job_1")) return Response.json({ data: { ...JOB, action } });
    if (address.endsWith("/bulk/job_2"))
      return Response.json({ data: { ...JOB, id: "job_2", action, isDryRun: false, canUndo: true } });
    if (address.startsWith("/api/products?"))
      return Response.json({ data: isChanged ? [] : products, cursor: null, total: isChanged ? 0 : 2 });
    return Response.json({ data: [], cursor: null });
  });
  mounted = await mountPage({
    resource: "products",
    records: products,
    search: { search: "pizza" },
    // There is another page, so that everything can be chosen.
    page: { total: 158, cursor: "next" },
  });
  const main = document.body.appendChild(document.createElement("main"));
  main.append(mounted.element);
  stop = keepFocus(main);
  const page = document.querySelector<HTMLElement>('input[aria-label="Alle auf dieser Seite auswählen"]');
  await act(async () => page?.click());
  await press("Alle 158 auswählen");
  expect(bar()?.textContent).toContain("158 ausgewählt");
}
const bar = () => document.querySelector("[aria-label=Auswahl]");
const panel = () => document.querySelector("[role=dialog]");

/** The files of the panels are loaded when they are opened. */
const PATIENCE = { timeout: 10_000 };

async function pressPart(parts: string, text: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(parts)].find(({ textContent }) =>
    textContent.includes(text),
  );
  if (!found) throw new Error(`No ${parts} with ${text}`);
  await act(async () => found.click());
}

/** Presses a button of the page that has the focus, as a person's press gives it to the button. */
async function pressFocused(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === name);
  button?.focus();
  await press(name);
}

async function expectEnded(): Promise<void> {
  await vi.waitFor(() => expect(mounted.element.textContent).toContain("Keine Treffer"), PATIENCE);
  expect(bar()).toBeNull();
  await vi.waitFor(() => expect(panel()?.textContent).toContain("Rückgängig machen"), PATIENCE);
  expect(panel()?.contains(document.activeElement)).toBe(true);
  await press("Schließen", panel()?.querySelector("footer") ?? panel() ?? document);
  await vi.waitFor(() => expect(panel()).toBeNull(), PATIENCE);
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("h1")), PATIENCE);
}

test("the panel of a removal stays when nothing is left of everything that was chosen", async () => {
  await chooseEverything("remove");
  await pressFocused("Löschen");
  await vi.waitFor(async () => {
    await settled();
    await press("2 Einträge löschen");
  }, PATIENCE);
  await expectEnded();
});

test("the panel of a change stays when nothing matches the filter any more", async () => {
  await chooseEverything("update");
  await pressFocused("Bearbeiten");
  await vi.waitFor(() => pressPart("[role=dialog] button[aria-haspopup=listbox]", ""), PATIENCE);
  await vi.waitFor(() => pressPart("[role=option]", "Beschreibung"), PATIENCE);
  await press("158 Einträge ändern");
  await expectEnded();
});
