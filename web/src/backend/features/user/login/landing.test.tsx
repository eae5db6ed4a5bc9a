// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import type { Place } from "./landing-place";
import { Landing } from "./landing";
import { MailedLink } from "./mailed-link";

const refused = ({ status, ...error }: { status: number; code: string; message: string; field?: string }): Response =>
  Response.json({ errors: [error], requestId: "r" }, { status });
const goneLink = (): Response => refused({ status: 401, code: "login.link", message: LOGIN_MESSAGES.link });
const goneReset = (): Response => refused({ status: 404, code: "account.link", message: ACCOUNT_MESSAGES.linkGone });

let sent: string[];
let answers: Record<string, () => Response>;
let unmount: () => Promise<void>;
const [onLeave, onAskAgain, onSignedIn] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  sent = [];
  for (const way of [onLeave, onAskAgain, onSignedIn]) way.mockReset();
  answers = {
    "link/confirm": goneLink,
    "reset/owner": () => Response.json({ data: { username: "erna@example.test", shopName: "Pizzeria Erna" } }),
  };
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    return Object.entries(answers).find(([part]) => path.endsWith(part))?.[1]() ?? Response.json({ data: null });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async (place: Place): Promise<void> => {
  ({ unmount } = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <Landing place={place} token={"t".repeat(43)} {...{ onLeave, onAskAgain, onSignedIn }} />
    </QueryClientProvider>,
  ));
};
const buttons = (): string[] =>
  [...document.querySelectorAll("main button[type]")].map(({ textContent }) => textContent).filter(Boolean);
const focused = (): string => document.activeElement?.textContent ?? "";
const fields = (): HTMLInputElement[] => [...document.querySelectorAll("input")];
const typeTwice = async (text: string): Promise<void> => {
  for (const into of fields().filter(({ autocomplete }) => autocomplete === "new-password")) await type({ into, text });
};

test("a mailed link does nothing before its button is pressed, and then signs in", async () => {
  answers["link/confirm"] = () => Response.json({ data: { id: "usr_1" } });
  await open("link");
  expect(focused()).toBe("Anmelden mit Link");
  expect(sent).toEqual([]);
  await press("Anmelden");
  await eventually(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent).toEqual(["/api/login/link/confirm"]);
});

test("a used one is told, and leads to where another is sent", async () => {
  await open("link");
  await press("Anmelden");
  await eventually(() => expect(document.querySelector("[role=status]")?.textContent).toContain(LOGIN_MESSAGES.link));
  expect(focused()).toBe("Der Link gilt nicht mehr");
  expect(buttons()).toEqual(["Neuen Link anfordern", "Zur Anmeldung"]);
  expect(onSignedIn).not.toHaveBeenCalled();
  await press("Neuen Link anfordern");
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test("one that could not be checked can be tried again", async () => {
  answers["link/confirm"] = () => refused({ status: 503, code: "x", message: "Später." });
  await open("link");
  await press("Anmelden");
  await eventually(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(buttons()).toEqual(["Anmelden", "Zur Anmeldung"]);
});

test("a wrong code leaves the focus in its field", async () => {
  answers["link/confirm"] = () => refused({ status: 401, code: "login.code_required", message: "" });
  await open("link");
  await press("Anmelden");
  await eventually(() => expect(fields()[0]?.autocomplete).toBe("one-time-code"));
  answers["link/confirm"] = () => refused({ status: 401, code: "login.code", message: LOGIN_MESSAGES.codeWrong });
  await type({ into: fields()[0] ?? null, text: "123456" });
  document.querySelector<HTMLElement>("main button[type=submit]")?.focus();
  await press("Anmelden");
  await eventually(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(LOGIN_MESSAGES.codeWrong));
  expect(document.activeElement).toBe(fields()[0]);
});

test("an invitation says whose it is and of which shop, and leads to the log-in with the name", async () => {
  await open("password");
  await eventually(() => expect(fields()[0]?.value).toBe("erna@example.test"));
  expect(fields()[0]?.autocomplete).toBe("username");
  expect(document.body.textContent).toContain("Pizzeria Erna");
  await typeTwice("passwort123");
  await press("Passwort festlegen");
  expect(document.activeElement).toBe(fields()[1]);
  expect(fields()[1]?.getAttribute("aria-invalid")).toBe("true");
  await typeTwice("korrekt pferd batterie");
  await press("Passwort festlegen");
  await eventually(() => expect(focused()).toBe("Passwort festgelegt"));
  await press("Zur Anmeldung");
  expect(onLeave).toHaveBeenCalledExactlyOnceWith("erna@example.test");
});

test("a used invitation is told before a password is typed", async () => {
  answers["reset/owner"] = goneReset;
  await open("password");
  await eventually(() => expect(focused()).toBe("Der Link gilt nicht mehr"));
  expect(fields()).toEqual([]);
  await press("Neuen Link anfordern");
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test("one that is used meanwhile is told as well", async () => {
  answers["reset/confirm"] = goneReset;
  await open("password");
  await typeTwice("korrekt pferd batterie");
  await press("Passwort festlegen");
  await eventually(() => expect(buttons()).toEqual(["Neuen Link anfordern", "Zur Anmeldung"]));
});

test.each(["Anmelde-Link senden", "Neues Passwort festlegen"])(
  "after „%s“ the focus is on what is said",
  async (name) => {
    ({ unmount } = await mount(
      <QueryClientProvider client={new QueryClient()}>
        <MailedLink username="erna@example.test" onBack={onLeave} />
      </QueryClientProvider>,
    ));
    await press(name);
    await eventually(() => expect(focused()).toBe("E-Mail ist unterwegs"));
  },
);
