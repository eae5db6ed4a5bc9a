// @vitest-environment happy-dom
import type { ProtectionView } from "@tresen/contract/user/account/account";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { PIN_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { mountPart } from "../testing/part";
import { PinSection } from "../../features/user/security/pin-section";
import { SecurityPage } from "../../features/user/security/security-page";

const PROTECTION: ProtectionView = {
  ...{ authenticatorSince: null, recoveryCodes: 0, passkeys: 0, pinSince: null, isRequired: false },
  ...{ hasPassword: true, waitingMail: null },
};

let answer: (path: string) => Response;
let unmount: () => Promise<void>;

const refused = (field: string, message: string): Response =>
  Response.json({ errors: [{ field, code: "x", message }], requestId: "r" }, { status: 400 });

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json({ data: path.endsWith("/protection") ? PROTECTION : [] }) : answer(path),
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const input = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.htmlFor;
  const element = found && document.getElementById(found);
  if (!(element instanceof HTMLInputElement)) throw new Error(label);
  return element;
};
/** What stands at the field as its fault. */
const faultAt = (label: string): string | null =>
  input(label).ariaInvalid === null && !input(label).hasAttribute("aria-invalid")
    ? null
    : (document.getElementById(`${input(label).id}-error`)?.textContent ?? null);

test("each fault of a PIN has its own words at its own field, and none of another try", async () => {
  answer = () => refused("pin", PIN_MESSAGES.run);
  ({ unmount } = await mountPart({ content: <PinSection protection={PROTECTION} /> }));
  await press("Festlegen");
  const attempt = async ([pin, again]: [string, string]): Promise<void> => {
    await type({ into: input("Neue PIN"), text: pin });
    await type({ into: input("PIN wiederholen"), text: again });
    await press("Weiter");
  };
  await type({ into: input("Passwort"), text: "mein langes passwort" });
  await attempt(["1234", "1234"]);
  await eventually(() => expect(faultAt("Neue PIN")).toBe(PIN_MESSAGES.run));
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(document.activeElement).toBe(input("Neue PIN"));
  input("Passwort").focus();
  await attempt(["25 80", "25 80"]);
  expect(faultAt("Neue PIN")).toBe("Eine PIN besteht nur aus Ziffern, ohne Leerzeichen.");
  expect(document.activeElement).toBe(input("Neue PIN"));
  await attempt(["258", "258"]);
  expect(faultAt("Neue PIN")).toBe("Eine PIN hat mindestens vier Ziffern.");
  await attempt(["2580", "2581"]);
  expect([faultAt("Neue PIN"), faultAt("PIN wiederholen")]).toEqual([null, "Die beiden Eingaben sind verschieden."]);
  expect(document.activeElement).toBe(input("PIN wiederholen"));
});

test("a mail address that is taken is told at its field", async () => {
  answer = () => refused("username", ACCOUNT_MESSAGES.mailTaken);
  ({ unmount } = await mountPart({ content: <SecurityPage /> }));
  await settled();
  await press("E-Mail-Adresse ändern");
  await type({ into: input("Neue E-Mail-Adresse"), text: "mitarbeit@example.test" });
  await type({ into: input("Passwort"), text: "mein langes passwort" });
  await press("Weiter");
  await eventually(() => expect(faultAt("Neue E-Mail-Adresse")).toBe(ACCOUNT_MESSAGES.mailTaken));
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(document.activeElement).toBe(input("Neue E-Mail-Adresse"));
});

test("the key of an authenticator app can be opened and copied; after the recovery codes the focus is on the heading of their section", async () => {
  answer = (path) =>
    Response.json({
      data: path.endsWith("/confirm")
        ? { recoveryCodes: ["AAAA-BBBB"] }
        : { secret: "ABCDEFGH", uri: "otpauth://totp/x" },
    });
  ({ unmount } = await mountPart({ content: <SecurityPage /> }));
  await settled();
  await press("Einrichten");
  await type({ into: input("Passwort"), text: "mein langes passwort" });
  await press("Weiter");
  await eventually(() => expect(input("Code aus der App")).toBeDefined());
  const dialog = document.querySelector("[role=dialog]");
  expect([...(dialog?.querySelectorAll("span") ?? [])].map(({ textContent }) => textContent)).toEqual(["ABCD", "EFGH"]);
  expect(dialog?.querySelector("a")?.href).toBe("otpauth://totp/x");
  expect(dialog?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(input("Code aus der App"));
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await press("Kopieren");
  expect(copied).toHaveBeenCalledExactlyOnceWith("ABCDEFGH");
  await press("Weiter");
  expect(document.activeElement).toBe(input("Code aus der App"));
  await type({ into: input("Code aus der App"), text: "123456" });
  await press("Weiter");
  await eventually(() => expect(document.body.textContent).toContain("AAAA-BBBB"));
  await press("Ich habe sie aufbewahrt");
  await eventually(() => expect(document.activeElement?.outerHTML).toMatch(/^<h2.*Authenticator-App/));
});
