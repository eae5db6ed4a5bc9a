// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { toastsAtom } from "../../shared/toasts";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const TABLE = { ...META, id: "tbl_1", identifier: "Tisch 7", branch: "brn_1", isEnabled: true };
let mounted: Awaited<ReturnType<typeof mountPage>> | undefined;
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json({ data: url.includes("/views/") ? NO_VIEWS : url.endsWith("tbl_1") ? TABLE : [], cursor: null }),
  );
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  vi.unstubAllGlobals();
});

/** A press of the keys to copy or to paste, with the clipboard of the system. */
async function clipboardKey(type: "copy" | "paste", text = ""): Promise<{ text: string; isTaken: boolean }> {
  let kept = text;
  const clipboardData = { getData: () => kept, setData: (_type: string, value: string) => (kept = value), files: [] };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData });
  await act(async () => void document.body.dispatchEvent(event));
  return { text: kept, isTaken: event.defaultPrevented };
}
const told = (): string[] =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ message }) => message);
const identifier = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>("[data-field=identifier] input")][0];

test("a record is copied by key in its form, and pasted in the list as a new one whose unique field is empty", async () => {
  mounted = await mountPage({ resource: "tables", id: "tbl_1", records: [TABLE] });
  await settled();
  const { text, isTaken } = await clipboardKey("copy");
  expect(isTaken).toBe(true);
  expect(told().at(-1)).toBe("„Tisch 7“ kopiert.");
  expect(JSON.parse(text)).toMatchObject({ kind: "record:tables", value: { identifier: "Tisch 7" } });
  await mounted.unmount();
  mounted = await mountPage({ resource: "tables", records: [TABLE] });
  await settled();
  await press("Tisch einfügen");
  await eventually(() => expect(identifier()).toBeDefined());
  expect(identifier()?.value).toBe("");
  expect(told().at(-1)).toBe("„Tisch 7“ eingefügt. Noch nicht gespeichert.");
});

test("a record of another kind is not offered, nor taken", async () => {
  mounted = await mountPage({ resource: "tables", records: [TABLE] });
  await settled();
  const foreign = JSON.stringify({ kind: "record:products", value: { name: "Calzone" }, label: "Calzone" });
  expect((await clipboardKey("paste", foreign)).isTaken).toBe(false);
  expect(document.body.textContent).not.toContain("Tisch einfügen");
});

test("keys belong to a field in which text is typed", async () => {
  mounted = await mountPage({ resource: "tables", id: "tbl_1", records: [TABLE] });
  await settled();
  act(() => identifier()?.focus());
  expect((await clipboardKey("copy")).isTaken).toBe(false);
});
