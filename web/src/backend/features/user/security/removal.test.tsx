// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { PasskeyView, ProtectionView, TrustedBrowser } from "@tresen/contract/user/account/account";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { BrowsersSection } from "./browsers-section";
import { PasskeysSection } from "./passkeys-section";
import { PinSection } from "./pin-section";

const AT = "2026-06-05T16:30:00.000Z";
const PROTECTION: ProtectionView = {
  ...{ authenticatorSince: null, recoveryCodes: 0, passkeys: 1, pinSince: AT, isRequired: false },
  ...{ hasPassword: true, waitingMail: null },
};
const PASSKEY: PasskeyView = { id: "pk_1", name: "Telefon", createdAt: AT, lastUsedAt: null };

const BROWSER: TrustedBrowser = {
  ...{ id: "brw_1", device: "Firefox · Windows", address: "192.0.2.1", place: "Wien" },
  ...{ createdAt: AT, until: "2026-07-05T16:30:00.000Z", isCurrent: true },
};

let browsers: TrustedBrowser[];
let sent: [path: string, body: unknown][];
let unmount: () => Promise<void>;

beforeEach(async () => {
  [sent, browsers] = [[], [BROWSER]];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method === "POST") sent.push([path, body === undefined ? null : JSON.parse(String(body))]);
    if (path.endsWith("/forget")) browsers = [];
    if (path.endsWith("/browsers")) return Response.json({ data: browsers });
    return Response.json({ data: path.endsWith("/passkeys") ? [PASSKEY] : null });
  });
  ({ unmount } = await mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PasskeysSection />
      <PinSection protection={PROTECTION} />
      <BrowsersSection />
    </QueryClientProvider>,
  ));
  await settled();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test.each([
  ["Passkey „Telefon“ entfernen", "/api/passkeys/pk_1/remove"],
  ["Entfernen", "/api/account/pin/remove"],
])("„%s“ asks for the password", async (label, path) => {
  await press(label);
  const dialog = (): HTMLElement | null => document.querySelector("[role=dialog]");
  await eventually(() => expect(dialog()).not.toBeNull());
  await press("Entfernen", dialog() ?? document);
  expect(dialog()?.textContent).toContain("Bitte geben Sie Ihr Passwort ein.");
  expect(sent).toEqual([]);
  await type({ into: dialog()?.querySelector("input") ?? null, text: "mein langes passwort" });
  await press("Entfernen", dialog() ?? document);
  await eventually(() => expect(sent).toEqual([[path, { password: "mein langes passwort" }]]));
  await eventually(() => expect(dialog()).toBeNull());
});

test("a remembered browser is shown and forgotten", async () => {
  const section = (): Element | null => document.querySelector("[aria-label='Gemerkte Browser']");
  expect(section()?.textContent).toMatch(/Firefox · Windows.*Dieser Browser.*Wien · 192\.0\.2\.1/);
  await press("Firefox · Windows vergessen");
  await eventually(() => expect(section()).toBeNull());
  expect(sent).toEqual([["/api/account/browsers/brw_1/forget", null]]);
});
