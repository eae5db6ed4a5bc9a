// @vitest-environment happy-dom
import type { ListedKey } from "@tresen/contract/access-key/access-key";
import { afterEach, expect, test, vi } from "vitest";
import { settled } from "../../shared/testing/hands";
import { DevicesPage } from "../features/device/devices-page";
import { mountPart } from "./testing/part";

const at = "2026-06-05T16:30:00.000Z";
const terminal: ListedKey = {
  ...{ id: "key_1", name: "Eingang", branch: "brn_1", purpose: "time", hint: "G3aA", subject: null },
  ...{ createdAt: at, lastUsedAt: null, validUntil: null, revokedAt: null, formerUntil: null },
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});
async function open(keys: ListedKey[]): Promise<void> {
  vi.stubGlobal("fetch", async (url: string) => Response.json({ data: url.includes("access-keys") ? keys : [] }));
  mounted = await mountPart({ content: <DevicesPage code={null} purpose={null} onCodeUsed={() => undefined} /> });
  await settled();
}
const link = (): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Personen der Filiale");

test("of a terminal it is told how many people have no PIN yet, how they get one, and where they stand", async () => {
  await open([{ ...terminal, withoutPin: 3 }]);
  const row = document.querySelector("tbody th")?.textContent ?? "";
  expect(row).toContain("3 Personen der Filiale haben noch keine PIN und stehen daher nicht am Terminal.");
  expect(row).toContain("unter „Konto und Sicherheit“");
  expect(decodeURIComponent(link()?.getAttribute("href") ?? "")).toBe('/users?filters={"branches":"brn_1"}');
});

test("where everybody has one, and of other devices, nothing is told", async () => {
  await open([
    { ...terminal, withoutPin: 0 },
    { ...terminal, id: "key_2", purpose: "tv" },
  ]);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("PIN");
  expect(link()).toBeUndefined();
});
