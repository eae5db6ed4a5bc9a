// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { PersonalKey } from "@tresen/contract/external/external-user.calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { KeySection } from "./key-section";

const RECORD = {
  ...{ id: "ext_1", version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" },
  ...{ username: "rosi", email: "rosi@example.test", branches: [{ id: "brn_1" }], isEnabled: true },
};
const NONE: PersonalKey = {
  ...{ state: "none", hint: "", createdAt: null, sentAt: null, lastUsedAt: null, revokedAt: null },
};
const VALID: PersonalKey = { ...NONE, state: "valid", hint: "wxyz", createdAt: "2026-06-05T16:30:00.000Z" };

let key: PersonalKey;
let sent: string[];
let unmount: () => Promise<void>;

beforeEach(() => {
  key = NONE;
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") sent.push(`${method} ${path}`);
    if (path.endsWith("/send/job_1"))
      return Response.json({ data: { id: "job_1", state: "done", recipient: "r…@example.test" } });
    if (path.endsWith("/send")) return Response.json({ data: { id: "job_1", state: "queued" } }, { status: 202 });
    if (method === "GET") return Response.json({ data: key });
    key = path.endsWith("/revoke") ? { ...NONE, state: "revoked", revokedAt: "2026-06-05T17:00:00.000Z" } : VALID;
    return Response.json({ data: { ...key, key: "ext_ext_1.geheim" } });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function open({ record = {}, me = {} }: { record?: object; me?: object } = {}): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(["users", "me"], { id: "usr_1", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }], ...me });
  ({ unmount } = await mount(
    <QueryClientProvider client={client}>
      <KeySection record={{ ...RECORD, ...record }} />
    </QueryClientProvider>,
  ));
  await settled();
}
const text = (): string => document.body.textContent;

test("a key is made, shown once as a link and a QR code, and then only its end is known", async () => {
  await open();
  expect(text()).toContain("Es gibt noch keinen Schlüssel.");
  await press("Schlüssel erstellen");
  await settled();
  const dialog = document.querySelector('[role="alertdialog"]');
  expect(dialog?.querySelector("input")?.value).toMatch(/\/display\/external#ext_ext_1\.geheim$/);
  expect(dialog?.querySelector('[aria-label="QR-Code mit dem Zugang für rosi"]')).not.toBeNull();
  await press("Schließen", dialog ?? document);
  await settled();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  expect(text()).toContain("Er endet auf wxyz.");
  expect(text()).not.toContain("geheim");
});

test("a key is replaced, sent and revoked only after a question", async () => {
  key = VALID;
  await open();
  for (const [button, question] of [
    ["Neuer Schlüssel", "Neuen Schlüssel erstellen?"],
    ["Per E-Mail senden", "Neuen Schlüssel senden?"],
    ["Widerrufen", "Schlüssel widerrufen?"],
  ] as const) {
    await press(button);
    expect(text()).toContain(question);
    await press("Abbrechen", document.querySelector('[role="alertdialog"]') ?? document);
    await settled();
  }
  expect(sent).toEqual([]);
  await press("Widerrufen");
  await press("Widerrufen", document.querySelector('[role="alertdialog"]') ?? document);
  await settled();
  expect(sent).toEqual(["POST /api/external-users/ext_1/key/revoke"]);
  expect(text()).toContain("Der Schlüssel wurde am");
});

test("a mail is followed until it was sent", async () => {
  await open();
  await press("Per E-Mail senden");
  await press("Per E-Mail senden", document.querySelector('[role="alertdialog"]') ?? document);
  await settled();
  expect(sent).toEqual(["POST /api/external-users/ext_1/key/send"]);
  expect(document.querySelector('[role="status"]')?.textContent).toBe("Die E-Mail wurde an r…@example.test gesendet.");
});

test("a key of somebody who is disabled is said to open nothing, and without an address none is sent", async () => {
  key = VALID;
  await open({ record: { isEnabled: false, email: "" } });
  expect(text()).toContain("Der Schlüssel öffnet nichts.");
  expect(text()).toContain("Zum Senden fehlt eine gespeicherte E-Mail-Adresse.");
  expect(text()).not.toContain("Per E-Mail senden");
});

test("whoever does not keep the keys of all branches sees no key", async () => {
  await open({ record: { branches: [{ id: "brn_1" }, { id: "brn_2" }] } });
  expect(text()).toContain("Schlüssel verwaltet, wer das in allen Filialen der Person darf.");
  expect(document.querySelector("button")).toBeNull();
});
