// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TabletView } from "@tresen/contract/user/tablet/tablet";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { isTablet } from "../../../shared/tablet/tablet-browser";
import { DISABLED } from "../../../shared/focus/focus-screen";
import { beginEnd, forgetEnd, isEnding } from "../../../shared/tablet/tablet-end";
import { TabletPage } from "./tablet-page";

const APPROVED: Extract<TabletView, { state: "approved" }> = {
  ...{ state: "approved", name: "Theke", branch: "Neubau" },
  people: [
    { id: "usr_1", name: "Paula Ö.", image: null },
    { id: "usr_2", name: "Rosi", image: "/image/small/img_1-1.jpg" },
  ],
};
const WRONG = { errors: [{ code: "login.pin", message: "Diese PIN ist nicht richtig." }], requestId: "r" };

let view: TabletView;
let me: object | null;
let pins: unknown[];
let sent: string[];
let isReachable: boolean;
let answer: () => Response | Promise<Response>;
let unmount: () => Promise<void>;
const [assign, replace] = [vi.fn(), vi.fn()];

beforeEach(async () => {
  view = APPROVED;
  me = null;
  pins = [];
  sent = [];
  isReachable = true;
  answer = () => Response.json({ data: { expiresAt: "2026-06-05T16:40:00.000Z" } });
  assign.mockReset();
  replace.mockReset();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
  vi.spyOn(window.location, "replace").mockImplementation(replace);
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    if (!isReachable) throw new TypeError("offline");
    sent.push(path);
    if (path.endsWith("/logout")) return Response.json({ data: null });
    if (path.endsWith("/users/me"))
      return me ? Response.json({ data: me }) : Response.json({ errors: [], requestId: "r" }, { status: 401 });
    if (path.endsWith("/tablet/pairing"))
      view = { state: "waiting", code: "123456", expiresAt: "2026-06-05T16:40:00.000Z" };
    if (!path.endsWith("/login/pin")) return Response.json({ data: view });
    pins.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(async () => {
  await unmount();
  forgetEnd();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  ({ unmount } = await mount(
    <QueryClientProvider client={client}>
      <TabletPage />
    </QueryClientProvider>,
  ));
  await settled();
}
const text = (): string => document.body.textContent;
const key = (name: string) => act(async () => window.dispatchEvent(new KeyboardEvent("keydown", { key: name })));
/** Presses of one button need time between them, or they count as one. */
async function typed(digits: string): Promise<void> {
  for (const digit of digits) await press(digit);
}

test("a browser that is none shows the code with which it becomes a tablet", async () => {
  view = { state: "none" };
  await open();
  expect(isTablet()).toBe(false);
  await press("Als Tablet verbinden");
  await settled();
  expect(document.querySelector("[aria-label='Code 123456']")?.textContent).toBe("123 456");
});

test("people choose themselves and type their PIN, which nothing shows", async () => {
  await open();
  expect(isTablet()).toBe(true);
  expect(document.title).toContain("Neubau");
  await press("PÖPaula Ö.");
  await typed("4710");
  await press("Letzte Ziffer löschen");
  expect(text()).toContain("3 Ziffern eingegeben");
  await typed("1");
  expect(text()).not.toContain("4711");
  await press("Anmelden");
  await eventually(() => expect(assign).toHaveBeenCalledWith("/backend"));
  expect(pins).toEqual([{ user: "usr_1", pin: "4711" }]);
});

test("people with the same first name have other letters in their circles", async () => {
  const names = ["Max Ma.", "Max Mo.", "Max Von T.", "Ohne Namen"];
  view = { ...APPROVED, people: names.map((name, at) => ({ id: `usr_${at}`, name, image: null })) };
  await open();
  const circles = [...document.querySelectorAll("li [aria-hidden]")].map(({ textContent }) => textContent);
  expect(circles).toEqual(["MA", "MO", "MT", "ON"]);
});

test("forced colours show how many digits there are, and which key is pressed", async () => {
  await open();
  await press("Rosi");
  await typed("47");
  const dots = [...document.querySelectorAll("[role=status] [aria-hidden]")];
  expect(dots.map(({ className }) => className.includes("forced-colors:bg-[CanvasText]"))).toEqual([
    ...[true, true, false, false],
  ]);
  const keys = [...document.querySelectorAll("[role=group] button")];
  expect(keys.filter(({ className }) => !className.includes("forced-colors:active:bg-[Highlight]!"))).toEqual([]);
});

test("a keyboard types as well, up to eight digits, and a short PIN is not sent", async () => {
  await open();
  await press("Rosi");
  for (const digit of "471") await key(digit);
  await key("Enter");
  expect(text()).toContain("mindestens vier Ziffern");
  for (const digit of "1234567") await key(digit);
  await key("x");
  await key("Backspace");
  await key("Enter");
  await eventually(() => expect(pins).toEqual([{ user: "usr_2", pin: "4711234" }]));
});

test("a wrong PIN is said and forgotten, and Escape leads back to the people", async () => {
  answer = () => Response.json(WRONG, { status: 401 });
  await open();
  await press("Rosi");
  await typed("4709");
  await press("Anmelden");
  await eventually(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(WRONG.errors[0]?.message));
  expect(text()).toContain("Noch keine Ziffer");
  await key("Escape");
  expect(text()).toContain("Wer sind Sie?");
  expect(assign).not.toHaveBeenCalled();
});

test("while a PIN is checked the pad is closed, and nobody else can be chosen", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await open();
  await press("Rosi");
  await typed("4709");
  await press("Anmelden");
  const keys = [...document.querySelectorAll("section button")];
  expect(keys.filter((one) => !one.matches(DISABLED))).toEqual([]);
  expect(text()).toContain("PIN wird geprüft");
  for (const name of ["4", "Backspace", "Escape"]) await key(name);
  expect(text()).toContain("PIN wird geprüft");
  resolve(Response.json(WRONG, { status: 401 }));
  await eventually(() => expect(text()).toContain("Noch keine Ziffer"));
  expect(pins).toEqual([{ user: "usr_2", pin: "4709" }]);
  await typed("4711");
  expect(text()).toContain("4 Ziffern");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("");
});

test("the focus is at the name of whoever was chosen, at the pad after a wrong PIN, and at the face again", async () => {
  answer = () => Response.json(WRONG, { status: 401 });
  await open();
  await press("Rosi");
  expect(document.activeElement?.textContent).toBe("PIN von Rosi");
  for (const digit of "4709") await key(digit);
  await key("Enter");
  await eventually(() => expect(text()).toContain("nicht richtig"));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ziffern");
  await key("Escape");
  expect(document.activeElement?.textContent).toBe("Rosi");
});

test("a browser that was revoked meanwhile is asked for a code again", async () => {
  answer = () => {
    view = { state: "none" };
    return Response.json({ errors: [{ code: "access-key.refused", message: "x" }], requestId: "r" }, { status: 403 });
  };
  await open();
  await press("Rosi");
  await typed("4709");
  await press("Anmelden");
  await eventually(() => expect(text()).toContain("Als Tablet verbinden"));
  expect(isTablet()).toBe(false);
});

test.each([
  ["nobody", []],
  ["others", APPROVED.people.slice(0, 1)],
])("whoever sets their first PIN where %s had one is shown without a reload", async (_, people) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  view = { ...APPROVED, people };
  await open();
  expect(text()).not.toContain("Rosi");
  view = APPROVED;
  await act(async () => vi.advanceTimersByTimeAsync(15_000));
  expect(text()).toContain("Rosi");
});

test("whoever loads it while their session goes on is led back", async () => {
  me = { id: "usr_1", tablet: { expiresAt: "2026-06-05T16:40:00.000Z" } };
  await open();
  await eventually(() => expect(replace).toHaveBeenCalledWith("/backend"));
});

test("whoever was finished without a network is signed out before the people are shown, and not led back", async () => {
  me = { id: "usr_1", tablet: { expiresAt: "2026-06-05T16:40:00.000Z" } };
  beginEnd();
  isReachable = false;
  await open();
  await eventually(() => expect(text()).toContain("erreicht den Server nicht"));
  expect(isEnding()).toBe(true);
  isReachable = true;
  await press("Erneut versuchen");
  await eventually(() => expect(text()).toContain("Wer sind Sie?"));
  expect(sent).toEqual(["/api/logout", "/api/tablet"]);
  expect(isEnding()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test("a log-in by PIN leaves no wish to end the session of somebody else", async () => {
  await open();
  beginEnd();
  await press("Rosi");
  await typed("4709");
  await press("Anmelden");
  await eventually(() => expect(assign).toHaveBeenCalledWith("/backend"));
  expect(isEnding()).toBe(false);
});
