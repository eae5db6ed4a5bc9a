// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../../../shared/api";
import { eventually, press } from "../../../../shared/testing/hands";
import { Coverable, showCover } from "../../../shared/tablet/cover";
import { forgetEnd, isEnding } from "../../../shared/tablet/tablet-end";
import { ADMIN } from "../../testing/page";
import { mountPart } from "../../testing/part";
import { Shell } from "../shell";

let mounted: Awaited<ReturnType<typeof mountPart>>;
let isIn: boolean;
const replace = vi.fn();

async function open(me: typeof ADMIN): Promise<void> {
  isIn = true;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/logout")) isIn = false;
    if (!isIn && path.endsWith("/users/me")) return Response.json({ errors: [] }, { status: 401 });
    return Response.json({ data: path.endsWith("/users/me") ? me : [], cursor: null });
  });
  const content = (
    <Coverable>
      <Shell />
    </Coverable>
  );
  mounted = await mountPart({ me, content });
}
beforeEach(() => {
  replace.mockReset();
  vi.spyOn(window.location, "replace").mockImplementation(replace);
});
afterEach(async () => {
  await mounted.unmount();
  showCover(null);
  forgetEnd();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ADA = { ...ADMIN, firstName: "Ada", lastName: "Probe", username: "ada@example.test" };
const SHARED = { ...ADA, shared: { expiresAt: new Date(Date.now() + 600_000).toISOString() } };
const toPeople = () => expect(replace).toHaveBeenCalledWith("/backend/tablet");
const hasFinish = (): boolean => [...document.querySelectorAll("button")].some((one) => one.textContent === "Fertig");

test("a session that was opened by password on a tablet has the whole back-office, and a button that ends it", async () => {
  await open(SHARED);
  await eventually(() => expect(hasFinish()).toBe(true));
  expect(document.querySelector("nav")).not.toBeNull();
  await press("Fertig");
  await eventually(toPeople);
  expect([isIn, isEnding()]).toEqual([false, false]);
});

test("once it has ended it leads to the people, where others are asked to sign in again", async () => {
  await open(SHARED);
  await eventually(() => expect(hasFinish()).toBe(true));
  isIn = false;
  void call("GET /api/users/me");
  await eventually(toPeople);
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
});

test("any other session has none of it", async () => {
  await open(ADA);
  await eventually(() => expect(document.querySelector("nav")).not.toBeNull());
  expect(hasFinish()).toBe(false);
  isIn = false;
  void call("GET /api/users/me");
  await eventually(() => expect(document.querySelector("[role=alertdialog]")).not.toBeNull());
  expect(replace).not.toHaveBeenCalled();
});
