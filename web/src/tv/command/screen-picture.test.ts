// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "../stage";
import { Player } from "../player";
import { ServerClock } from "../state/clock";
import { FileStore } from "../content/store";
import { element } from "../scene/scene-view";
import { pictureOf } from "./screen-picture";

let drawn: string[];
let sizes: number[];

beforeEach(() => {
  document.body.replaceChildren();
  [drawn, sizes] = [[], [1000]];
  const drawing = {
    fillText: (text: string) => drawn.push(text),
    fillRect: () => drawn.push(`[${drawing.fillStyle}]`),
    fillStyle: "",
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob([new Uint8Array(sizes.shift() ?? 0)])),
  );
});
afterEach(() => vi.restoreAllMocks());

/** A player that shows these words. */
function showing(words: string): Player {
  const player = new Player(document.body, {
    ...{ clock: new ServerClock(), store: new FileStore(), heardAt: () => 0, liveAt: () => 0 },
    onChange: () => undefined,
  });
  const view = { element: element("div", "scene", words), ready: Promise.resolve(), stop: () => undefined };
  document.querySelector(".stage")?.append(view.element);
  vi.spyOn(player, "shownView", "get").mockReturnValue(view);
  return player;
}

test("the words of a scene are drawn one by one, on its ground", async () => {
  const player = showing("Heute Pizza");
  player.shownView?.element.style.setProperty("background-color", "#224466");
  await pictureOf(player);
  expect(drawn).toEqual(["[#000000]", "[#224466]", "Heute", "Pizza"]);
});

test("what is in front of the scene is drawn, and not the scene behind it", async () => {
  const player = showing("Dahinter");
  player.cover.showMessage(element("div", "notice", "Bitte Fenster schließen"));
  await pictureOf(player);
  expect(drawn.filter((one) => !one.startsWith("["))).toEqual(["Bitte", "Fenster", "schließen"]);
});

test("during black hours the picture is black", async () => {
  const player = showing("Dahinter");
  vi.spyOn(Stage.prototype, "covered", "get").mockReturnValue(element("div", "dark"));
  await pictureOf(player);
  expect(drawn).toEqual(["[#000000]"]);
});

test("a picture that is too large is made smaller", async () => {
  sizes = [160_000, 140_000];
  expect((await pictureOf(showing("Viel"))).length).toBeLessThan(200_000);
  sizes = [160_000, 160_000, 160_000];
  await expect(pictureOf(showing("Viel"))).rejects.toThrow();
});

test("a screen that has just been switched on is drawn once it shows something", async () => {
  vi.useFakeTimers();
  const player = showing("Guten Morgen");
  const view = player.shownView;
  const shownView = vi.spyOn(player, "shownView", "get").mockReturnValue(null);
  const made = pictureOf(player);
  await vi.advanceTimersByTimeAsync(1000);
  shownView.mockReturnValue(view);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await made;
  expect(drawn.slice(-2)).toEqual(["Guten", "Morgen"]);
});
