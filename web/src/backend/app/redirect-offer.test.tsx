// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { FollowUpDialog, askAfter } from "../admin/follow-up";
import { redirectScreen } from "../features/site/redirects/screen";
import { siteScreen } from "../features/site/screen";
import { press, settled } from "../../shared/testing/hands";
import { ADMIN, META, mountPage } from "./testing/page";
import { mountPart } from "./testing/part";

const before = { ...META, id: "sit_1", name: "Über uns", path: "ueber", isPublic: true };
const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const unmount of open.splice(0)) await unmount();
  vi.unstubAllGlobals();
});

async function ask(record: object, me = ADMIN): Promise<void> {
  const { unmount } = await mountPart({ content: <FollowUpDialog />, me });
  open.push(unmount);
  await act(async () => askAfter({ screen: siteScreen, before, record: { ...before, ...record } }));
}
const question = () => document.querySelector("[role=dialog]")?.textContent ?? "";

test("a redirect is offered when a public page has another path, and made from the old one to the page", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    sent.push([address, JSON.parse(String(body))]);
    return Response.json({ data: { ...META, id: "red_1", path: "ueber" } }, { status: 201 });
  });
  await ask({ path: "wir" });
  expect(question()).toContain("Weiterleitung von der alten Adresse anlegen?");
  expect(question()).toContain("stand unter /ueber und steht jetzt unter /wir");
  await press("Weiterleitung anlegen");
  await settled();
  expect(sent).toEqual([["/api/redirects", { path: "ueber", type: "site", target: "sit_1" }]]);
  expect(question()).toBe("");
});

test("nothing is asked where no address has changed that somebody could know", async () => {
  await ask({ name: "Wir", path: "Ueber" });
  expect(question()).toBe("");
  await ask({ path: "wir", isPublic: false });
  expect(question()).toBe("");
  await act(async () => askAfter({ screen: siteScreen, before: null, record: { ...before, path: "neu" } }));
  expect(question()).toBe("");
});

test("who may not make redirects is told whom to ask, and is offered none", async () => {
  await ask({ path: "wir" }, { id: "usr_2", roles: ["ROLE_EMPLOYEE"], branches: [] });
  expect(question()).toContain("Weiterleitungen dürfen Sie nicht anlegen");
  expect(question()).not.toContain("Weiterleitung anlegen");
  await press("Schließen");
  expect(question()).toBe("");
});

test("a redirect that cannot be made says why, and the question stays", async () => {
  const message = "Hierher führt schon die Weiterleitung /alt.";
  vi.stubGlobal("fetch", async () =>
    Response.json({ errors: [{ field: "path", code: "validation.chain", message }], requestId: "1" }, { status: 400 }),
  );
  await ask({ path: "wir" });
  await press("Weiterleitung anlegen");
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain(message);
  await press("Ohne Weiterleitung");
  expect(question()).toBe("");
});

const redirect = {
  ...META,
  ...{ id: "red_1", path: "alt", type: "link", target: "/neu", status: 301, isEnabled: true, note: "" },
  ...{ hits: 1200, lastHitAt: "2026-06-05T16:30:00.000Z", coveredBy: { id: "sit_2", name: "Altes" } },
};

test("the list and the form of redirects tell how often one was used, and by which page it is covered", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const covering = { ...before, id: "sit_2", name: "Altes", path: "Alt" };
    return Response.json({ data: address.startsWith("/api/sites") ? [covering] : [], cursor: null });
  });
  const shared = { resource: "redirects", records: [redirect], screen: redirectScreen } as const;
  const list = await mountPage(shared);
  open.push(list.unmount);
  const row = list.element.querySelector("tbody tr")?.textContent ?? "";
  for (const text of ["Altes", "1.200", "05.06.2026"]) expect(row.replace(/\u00a0| /g, ".")).toContain(text);
  const form = await mountPage({ ...shared, id: redirect.id });
  open.push(form.unmount);
  await settled();
  expect(asked.find((address) => address.startsWith("/api/sites"))).toContain("search=alt");
  const status = [...form.element.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
  expect(status.join()).toContain("Wird von der Seite „Altes“ überdeckt.");
  expect(form.element.textContent).toMatch(/1.200 Aufrufe, zuletzt am/);
});
