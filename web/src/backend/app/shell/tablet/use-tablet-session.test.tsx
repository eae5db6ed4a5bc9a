// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../../../shared/api";
import { keepValue } from "../../../shared/kept/kept-value";
import { Coverable, showCover } from "../../../shared/tablet/cover";
import { beginEnd, forgetEnd, isEnding, leaveScreenOfEnded } from "../../../shared/tablet/tablet-end";
import { eventually, press, settled } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { useTabletSession } from "./use-tablet-session";

const REFUSED = { errors: [{ code: "unauthenticated", message: "x" }], requestId: "r" };
const NOW = Date.parse("2026-06-05T16:30:00Z");

let me: object | null;
let sent: string[];
let isReachable: boolean;
let unmount: () => Promise<void>;
let client: QueryClient;
const [replace, reload] = [vi.fn(), vi.fn()];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  me = { id: "usr_1", tablet: { expiresAt: new Date(NOW + 60_000).toISOString() } };
  sent = [];
  isReachable = true;
  replace.mockReset();
  reload.mockReset();
  vi.spyOn(window.location, "replace").mockImplementation(replace);
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit = {}) => {
    if (!isReachable) throw new TypeError("offline");
    sent.push(`${method} ${path}`);
    if (path.endsWith("/tablet/use"))
      return Response.json({ data: { expiresAt: new Date(Date.now() + 600_000).toISOString() } });
    if (path.endsWith("/logout")) return Response.json({ data: null });
    return me ? Response.json({ data: me }) : Response.json(REFUSED, { status: 401 });
  });
  client = new QueryClient();
  client.setQueryData(["orders"], ["Erika Mustermann"]);
  ({ unmount } = await mount(
    <QueryClientProvider client={client}>
      <Coverable>
        <Session />
      </Coverable>
    </QueryClientProvider>,
  ));
  await settled();
});
afterEach(async () => {
  await unmount();
  showCover(null);
  forgetEnd();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Session() {
  return <button onClick={useTabletSession("usr_1")}>Fertig</button>;
}
const isCovered = (): boolean => document.body.textContent.includes("Die Sitzung ist zu Ende.");
const later = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const toPeople = () => expect(replace).toHaveBeenCalledWith("/backend/tablet");

test("its button ends the session, and leads to the people", async () => {
  await press("Fertig");
  expect(isCovered()).toBe(true);
  await eventually(toPeople);
  expect(sent).toContain("POST /api/logout");
  expect(isEnding()).toBe(false);
});

test("without a network its button takes the screen away at once, and the session ends once there is one", async () => {
  isReachable = false;
  await press("Fertig");
  expect(isCovered()).toBe(true);
  expect(document.querySelector("button")).toBeNull();
  expect(document.activeElement?.tagName).toBe("MAIN");
  expect(client.getQueryCache().getAll()).toEqual([]);
  await later(20_000);
  expect(replace).not.toHaveBeenCalled();
  isReachable = true;
  await later(6_000);
  await eventually(toPeople);
  expect(sent).toContain("POST /api/logout");
  expect(isEnding()).toBe(false);
});

test("where the browser keeps nothing, it ends all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await press("Fertig");
  await eventually(toPeople);
  expect(sent).toContain("POST /api/logout");
});

test("whoever is finished is not led back to their screen by a reload", () => {
  const openAt = (path: string): string => {
    window.history.replaceState(null, "", path);
    leaveScreenOfEnded();
    return window.location.pathname;
  };
  expect(openAt("/backend")).toBe("/backend");
  beginEnd();
  expect(["/backend", "/backend/login", "/backend/logout"].map(openAt)).toEqual([
    ...["/backend/tablet", "/backend/login", "/backend/logout"],
  ]);
});

test("it ends by itself once nobody has used it for its time", async () => {
  await later(50_000);
  expect(replace).not.toHaveBeenCalled();
  me = null;
  await later(15_000);
  toPeople();
});

test("a touch tells the server that it is used, but not each one", async () => {
  for (let touch = 0; touch < 5; touch += 1) window.dispatchEvent(new Event("pointerdown"));
  await settled();
  expect(sent.filter((one) => one === "POST /api/tablet/use")).toHaveLength(1);
  me = null;
  await later(70_000);
  expect(replace).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("keydown"));
  await settled();
  expect(sent.filter((one) => one === "POST /api/tablet/use")).toHaveLength(2);
});

test("another window may have prolonged it", async () => {
  me = { id: "usr_1", tablet: { expiresAt: new Date(NOW + 300_000).toISOString() } };
  await later(120_000);
  expect(replace).not.toHaveBeenCalled();
});

test("a refused call is not made again, and the session of somebody else is left", async () => {
  me = null;
  const refused = vi.fn();
  void call("GET /api/users/me").then(refused, refused);
  await eventually(toPeople);
  expect(refused).not.toHaveBeenCalled();
});

test.each([{ id: "usr_2", tablet: { expiresAt: new Date(NOW + 60_000).toISOString() } }, { id: "usr_1" }])(
  "it is left for the session of %o",
  async (other) => {
    me = other;
    window.dispatchEvent(new Event("focus"));
    await eventually(toPeople);
  },
);

test("what another window has ended is left", async () => {
  keepValue("backend-tablet-ending", true);
  const channel = new BroadcastChannel("backend-tablet");
  channel.postMessage("ended");
  await eventually(toPeople);
  channel.close();
});

test("without a network it shows nothing more once its time is over", async () => {
  isReachable = false;
  await later(66_000);
  await eventually(() => expect(isCovered()).toBe(true));
  expect(replace).not.toHaveBeenCalled();
  isReachable = true;
  me = null;
  await later(6_000);
  await eventually(toPeople);
  expect(sent).not.toContain("POST /api/logout");
});

test("another window may have prolonged what seemed to be over without a network", async () => {
  isReachable = false;
  await later(66_000);
  await eventually(() => expect(isCovered()).toBe(true));
  isReachable = true;
  await later(6_000);
  await eventually(() => expect(reload).toHaveBeenCalled());
  expect(replace).not.toHaveBeenCalled();
});
