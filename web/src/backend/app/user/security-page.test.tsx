// @vitest-environment happy-dom
import type { ProtectionView } from "@tresen/contract/user/account/account";
import { afterEach, expect, test, vi } from "vitest";
import { mountPart } from "../testing/part";
import { eventually, press } from "../../../shared/testing/hands";
import { MustProtectPage, SecurityPage } from "../../features/user/security/security-page";

const NONE: ProtectionView = {
  ...{ authenticatorSince: null, recoveryCodes: 0, passkeys: 0, pinSince: null, isRequired: true },
  ...{ hasPassword: true, waitingMail: null },
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: string[];
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function show(page: React.ReactNode, protection: Partial<ProtectionView>): Promise<void> {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit = {}) => {
    if (method === "POST") sent.push(path);
    if (path.endsWith("/mail/cancel")) protection = {};
    return Response.json({ data: path.endsWith("/protection") ? { ...NONE, ...protection } : [] });
  });
  mounted = await mountPart({ content: page });
}
const text = () => mounted.element.textContent;

test("without a second factor one is set up, and whoever has one elsewhere is led to it", async () => {
  await show(<MustProtectPage />, {});
  await eventually(() => expect(text()).toContain("Authenticator-App"));
  await mounted.unmount();
  await show(<MustProtectPage />, { passkeys: 1 });
  await eventually(() => expect(text()).toContain("ist schon ein zweiter Faktor eingerichtet"));
  expect(text()).not.toContain("Einrichten");
});

test("whoever has no password gets a link for one before anything asks for it", async () => {
  await show(<SecurityPage />, { hasPassword: false });
  await eventually(() => expect(text()).toContain("Sie haben noch kein Passwort"));
  expect(text()).not.toContain("E-Mail-Adresse ändern");
  await press("Link senden");
  await eventually(() => expect(sent).toEqual(["/api/login/reset"]));
});

test("a new mail address that waits is named, and can be called off", async () => {
  await show(<SecurityPage />, { waitingMail: "neu@example.test" });
  await eventually(() => expect(text()).toContain("neu@example.test gilt, sobald"));
  await press("Änderung absagen");
  await eventually(() => expect(text()).not.toContain("neu@example.test"));
  expect(sent).toEqual(["/api/account/mail/cancel"]);
});
