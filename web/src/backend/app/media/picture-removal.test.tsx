// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getDefaultStore } from "jotai";
import { press, settled } from "../../../shared/testing/hands";
import { picture } from "../../admin/media/testing";
import { imageScreen } from "../../features/media/screen";
import type { Me } from "../../shared/session";
import { toastsAtom } from "../../shared/toasts";
import { mountPage } from "../testing/page";

let mounted: Awaited<ReturnType<typeof mountPage>> | undefined;
let asked: string[] = [];
let usage: object[] = [];

class FakeRequest {
  status = 204;
  upload = {};
  onload?: () => void;
  open = vi.fn();
  abort = vi.fn();
  send(): void {
    setTimeout(() => this.onload?.());
  }
}

beforeEach(() => {
  asked = [];
  usage = [];
  getDefaultStore().set(toastsAtom, []);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const replaced = picture({ fileVersion: 2, width: 900, height: 300, digest: "new", version: 2 });
  const upload = { url: "https://bucket.test/", fields: {}, expiresAt: replaced.createdAt };
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    if (address.endsWith("/usage")) return Response.json({ data: usage });
    if (address.endsWith("/file")) return Response.json({ data: { ...picture(), upload } });
    if (address.endsWith("/uploaded"))
      return Response.json({ data: { ...replaced, refusal: null, duplicates: [{ id: "img_9", name: "Alter Ofen" }] } });
    if (address.endsWith("/undelete")) return Response.json({ data: picture({ version: 3 }) }, { status: 201 });
    if (method === "DELETE") return Response.json({ data: null });
    if (/img_1(\?|$)/.test(address)) return Response.json({ data: picture() });
    return Response.json({ data: [], cursor: null });
  });
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

const MANAGER: Me = { id: "usr_lead", roles: ["ROLE_MANAGER"], branches: [] };
async function show(me?: Me): Promise<void> {
  const given = { resource: "images", id: "img_1", records: [picture()], screen: imageScreen } as const;
  mounted = await mountPage({ ...given, ...(me ? { me } : {}) });
  await settled();
}
const dialog = () => document.querySelector<HTMLElement>("[role=alertdialog]");
const askRemoval = async (): Promise<void> => {
  await press("Weitere Befehle");
  await act(async () => document.querySelector<HTMLElement>("[role=menuitem][data-key=remove]")?.click());
  await settled();
};

test("a removed picture is taken back by whoever may remove it, as the question says", async () => {
  await show(MANAGER);
  await askRemoval();
  expect(dialog()?.textContent).toContain("Sie können das danach rückgängig machen.");
  await press("Löschen", dialog() ?? document.body);
  await settled();
  expect(asked).toContain("DELETE /api/images/img_1");
  const told = getDefaultStore()
    .get(toastsAtom)
    .find(({ message }) => message === "Bild gelöscht.");
  await act(async () => told?.undo?.());
  await settled();
  expect(asked).toContain("POST /api/images/img_1/undelete");
  expect(getDefaultStore().get(toastsAtom).at(-1)?.message).toBe("Bild wiederhergestellt.");
});

test("of a picture that is used nobody is asked whether to remove it: what shows it is told at once", async () => {
  usage = [{ resource: "products", id: "prd_1", title: "Margherita", fields: ["images.0"] }];
  await show();
  await askRemoval();
  expect(dialog()?.textContent).toContain("Margherita");
  expect(dialog()?.querySelector("a")?.getAttribute("href")).toContain("/products/prd_1");
  expect(dialog()?.textContent).not.toContain("rückgängig");
  expect(asked.some((line) => line.startsWith("DELETE"))).toBe(false);
});

test("a picture with a new file shows it at once, with all that is known of the file", async () => {
  await show();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File(["x"], "Neu.png", { type: "image/png" });
  Object.defineProperty(input, "files", { value: [file] });
  await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
  await settled();
  await settled();
  expect(document.querySelector("img[src*='img_1-2.jpg']")).not.toBeNull();
  expect(document.body.textContent).toContain("900 × 300");
  expect(document.body.textContent).toContain("Diese Datei gibt es in der Bibliothek schon: Alter Ofen");
  expect(
    getDefaultStore()
      .get(toastsAtom)
      .map(({ message }) => message),
  ).toEqual(["Das Bild hat eine neue Datei."]);
});
