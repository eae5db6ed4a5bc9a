// @vitest-environment happy-dom
import type { ManagedAccount } from "@tresen/contract/user/account/account";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountSection } from "../../features/user/manage/account-section";
import { PolicyDialog } from "../../features/user/manage/policy-dialog";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { ADMIN } from "../testing/page";
import { mountPart } from "../testing/part";

const at = "2026-06-05T16:30:00.000Z";
const RECORD = { isEnabled: true, id: "usr_1", version: 1, createdAt: at, updatedAt: at };
const ROLE = { ...RECORD, id: "rol_1", identifier: "kitchen", name: "Küche", permissions: [] };

const ACCOUNT: ManagedAccount = {
  ...{ authenticatorSince: at, recoveryCodes: 8, passkeys: 2, pinSince: null, isRequired: true },
  ...{ hasPassword: false, invitedAt: null, waitingMail: null },
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  answers = {
    protection: ACCOUNT,
    sessions: [],
    policy: { version: 2, secondFactorRoles: ["ROLE_ADMIN"] },
    roles: [ROLE],
  };
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent.push(`${method} ${address} ${body ? String(body) : ""}`.trim());
      return Response.json({ data: { version: 3, secondFactorRoles: [] } });
    }
    const found = Object.entries(answers).find(([part]) => address.includes(part))?.[1];
    return Response.json({ data: found, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const show = async (content: Parameters<typeof mountPart>[0]["content"], me = ADMIN): Promise<void> => {
  mounted = await mountPart({ content, me });
  await settled();
  await settled();
};

test("tells how an account is protected, and invites its owner", async () => {
  await show(<AccountSection record={RECORD} />);
  expect(document.body.textContent).toMatch(/2 Passkeys/);
  expect(document.body.textContent).toContain("Noch nicht eingeladen");
  await press("Einladung senden");
  expect(sent[0]).toContain("POST /api/users/usr_1/invite");
  await eventually(() => expect(document.body.textContent).toContain("Einladung ist unterwegs."));
});

const button = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => /senden/.test(textContent));

test.each<[object, Partial<ManagedAccount>, string, string, boolean]>([
  [{}, { invitedAt: at }, "Eingeladen am 05.06.2026 18:30, noch nicht angenommen.", "Einladung senden", true],
  [{ isLocked: true }, {}, "Gesperrt: Die Person kann sich derzeit nicht anmelden.", "Einladung senden", true],
  [{ activeFrom: "2999-01-01T00:00:00Z" }, {}, "Noch nicht aktiv: Die Person", "Einladung senden", true],
  [{}, { hasPassword: true, invitedAt: at }, "Hat ein Passwort.", "Link für ein neues Passwort senden", true],
  [{ isLocked: true }, { hasPassword: true }, "Gesperrt: Die", "Link für ein neues Passwort senden", false],
])("tells how it stands with an account: %o %o", async (fields, account, told, name, isOpen) => {
  answers["protection"] = { ...ACCOUNT, ...account };
  await show(<AccountSection record={{ ...RECORD, ...fields }} />);
  expect(document.body.textContent).toContain(told);
  expect([button()?.textContent.trim(), !button()?.disabled]).toEqual([name, isOpen]);
});

test("removes a second factor only after a question", async () => {
  await show(<AccountSection record={RECORD} />);
  await press("Alles entfernen");
  expect(sent).toEqual([]);
  const dialog = document.querySelector("[role=alertdialog], [role=dialog]");
  if (!dialog) throw new Error("No question is asked");
  await press("Alles entfernen", dialog);
  await settled();
  expect(sent[0]).toContain("POST /api/users/usr_1/protection/remove");
});

test("shows nothing of it to those who do not look after accounts", async () => {
  await show(<AccountSection record={RECORD} />, { ...ADMIN, roles: ["ROLE_EMPLOYEE"] });
  expect(document.querySelector("button")).toBeNull();
});

test("the roles with a second factor are those ticked, own ones included", async () => {
  await show(<PolicyDialog onClose={() => undefined} />);
  const box = (name: string) =>
    [...document.querySelectorAll("label")]
      .find(({ textContent }) => textContent.includes(name))
      ?.querySelector("input");
  expect(box("Administration")?.checked).toBe(true);
  box("Küche")?.click();
  await settled();
  await press("Speichern");
  await settled();
  expect(sent).toEqual([`PUT /api/account/policy {"version":2,"secondFactorRoles":["ROLE_ADMIN","kitchen"]}`]);
});
