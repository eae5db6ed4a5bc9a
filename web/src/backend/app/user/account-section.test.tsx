// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountSection } from "../../features/user/manage/account-section";
import { PolicyDialog } from "../../features/user/manage/policy-dialog";
import { press, settled } from "../../../shared/testing/hands";
import { ADMIN } from "../testing/page";
import { mountPart } from "../testing/part";

const at = "2026-06-05T16:30:00.000Z";
const RECORD = { id: "usr_1", version: 1, createdAt: at, updatedAt: at };
const ROLE = { ...RECORD, id: "rol_1", identifier: "kitchen", name: "Küche", permissions: [] };

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  answers = {
    protection: { authenticatorSince: at, passkeys: 2, isRequired: true, codesLeft: 8 },
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
  await press("Einladung senden");
  expect(sent[0]).toContain("POST /api/users/usr_1/invite");
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
