// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Cover } from "../scene/cover";
import { keep, readKept } from "../state/kept";
import { Stage } from "../stage";
import { FIRST_PAINT, type FirstPaint } from "./first-paint";
import { firstPaintKeeper } from "./keep-first-paint";

const shop = { name: "Pizzeria", logo: "/image/logo.png", primaryColor: "#7a1f1f", secondaryColor: "#ffffff" };
let length: number;
let drawn: string[];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.style.background = "";
  vi.resetModules();
  [length, drawn] = [100, []];
  const pen = {
    fillRect: () => drawn.push("card"),
    drawImage: () => drawn.push("logo"),
    fillText: (text: string) => drawn.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(
    () => `data:image/png;base64,${"A".repeat(length)}`,
  );
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

const cover = () => new Cover(new Stage(document.body));
/** What a TV of the shop keeps, which the page shows when it is loaded the next time. */
async function kept(changes: object = {}, isDark = false): Promise<string> {
  const player = { cover: cover(), played: null, shop: { ...shop, ...changes } };
  player.cover.darken(isDark);
  firstPaintKeeper({ player, urlOf: async (path) => path })();
  await vi.waitFor(() => expect(readKept(FIRST_PAINT.look)).not.toBeNull());
  return readKept<FirstPaint>(FIRST_PAINT.look)?.background ?? "";
}
/** The background of the document after the script in the head of the page, before anything else has run. */
async function painted(): Promise<string> {
  await import("./paint");
  return document.documentElement.style.background;
}

test("the page begins with the shop's logo on its colour", async () => {
  const background = await kept();
  expect(background).toMatch(/^#7a1f1f url\("data:image\/png;base64,A+"\) center \/ \d+px \d+px no-repeat$/);
  expect(drawn).toEqual(["card", "logo"]);
  expect(await painted()).toContain("data:image/png");
});

test("with its name where it has no logo, and with the colour alone where the picture is too large", async () => {
  await kept({ logo: null });
  expect(drawn).toEqual(["Pizzeria"]);
  localStorage.clear();
  length = 400_000;
  expect(await kept()).toBe("#7a1f1f");
});

test("a screen that was black begins black, and one that was told nothing begins with nothing", async () => {
  expect(await painted()).toBe("");
  vi.resetModules();
  await kept({}, true);
  expect(await painted()).toBe("");
  keep(FIRST_PAINT.dark, null);
  vi.resetModules();
  expect(await painted()).not.toBe("");
});
