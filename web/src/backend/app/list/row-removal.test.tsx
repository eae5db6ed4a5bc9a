// @vitest-environment happy-dom
import { customers } from "@tresen/contract/customer/customer.resource";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Me } from "../../shared/session";
import { press, settled } from "../../../shared/testing/hands";
import { customerScreen } from "../../features/customer/screen";
import { ADMIN, META, mountPage } from "../testing/page";

let mounted: Awaited<ReturnType<typeof mountPage>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const JOB = {
  ...{ id: "job_1", resource: "tags", action: "remove", state: "done", isDryRun: true, canUndo: false },
  ...{ total: 1, done: 1, changed: 1, unchanged: 0, refused: 0, createdAt: "2026-06-05T16:30:00.000Z" },
  startedBy: { id: "usr_admin", name: "Ada" },
};
let sent: unknown[] = [];

async function open(me: Me, page: Partial<Parameters<typeof mountPage>[0]> = {}): Promise<void> {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return Response.json({ data: { id: "job_1", state: "waiting" } }, { status: 202 });
    }
    if (address.includes("/report"))
      return Response.json({ data: [{ id: "r_2", label: "Scharf", outcome: "removed" }], cursor: null });
    if (address.includes("/bulk/job_1")) return Response.json({ data: JOB });
    return Response.json({ data: [], cursor: null });
  });
  const records = ["Vegan", "Scharf"].map((name, index) => ({
    ...META,
    ...{ id: `r_${index + 1}`, name },
  }));
  mounted = await mountPage({ resource: "tags", records, me, ...page });
}

/** The commands of a record's row, as its menu lists them. */
async function commands(name = "Scharf"): Promise<HTMLElement[]> {
  const row = [...document.querySelectorAll("tbody tr")].find(({ textContent }) => textContent.includes(name));
  await act(async () => row?.querySelector<HTMLElement>("button[aria-label=Befehle]")?.click());
  await settled();
  return [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
}
const named = (entries: readonly HTMLElement[], name: string) =>
  entries.find(({ textContent }) => textContent === name);

test("the menu of a row deletes its record, after telling what refers to it", async () => {
  await open(ADMIN);
  const choice = document.querySelector<HTMLElement>('input[aria-label="Scharf auswählen"]');
  await act(async () => choice?.click());
  const remove = named(await commands(), "Löschen");
  await act(async () => remove?.click());
  await vi.waitFor(() => expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("„Scharf“ löschen?"));
  await vi.waitFor(async () => {
    await settled();
    await press("1 Eintrag löschen");
  });
  await settled();
  expect(sent).toEqual([true, false].map((dryRun) => ({ resource: "tags", action: "remove", ids: ["r_2"], dryRun })));
  await vi.waitFor(() => press("Schließen", document.querySelector("[role=dialog] footer") ?? document));
  await vi.waitFor(() => expect(document.querySelector("[aria-label=Auswahl]")).toBeNull());
});

test("before people are deleted, it is told what goes and what stays, and that nothing comes back", async () => {
  const records = [{ ...META, id: "cus_1", ...customers.fields.parse({ number: 7, lastName: "Muster" }) }];
  const { ListPage: _, ...screen } = customerScreen;
  await open(ADMIN, { resource: "customers", records, screen });
  const remove = named(await commands("Muster"), "Löschen");
  await act(async () => remove?.click());
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("Das bleibt"));
  const told = document.querySelector("[role=dialog]")?.textContent;
  for (const part of ["nicht rückgängig", "gesperrt, in Österreich 7"]) expect(told).toContain(part);
  expect(told).not.toContain("bleibt nichts");
});

test("whoever may not delete a record is not offered it", async () => {
  const may = (verb: string) => ({ permission: `tags.${verb}`, scope: "all" as const });
  await open({ ...ADMIN, roles: [], permissions: [may("read"), may("update")] });
  const entries = await commands();
  expect(named(entries, "Verlauf")).toBeDefined();
  expect(named(entries, "Löschen")).toBeUndefined();
});
