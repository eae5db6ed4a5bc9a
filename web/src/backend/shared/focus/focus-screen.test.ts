// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { focusScreen } from "./focus-screen";

let stop: () => void = () => undefined;
afterEach(() => stop());

function show(screen: string): HTMLElement {
  document.body.innerHTML = `<nav><a href="#/tags">Schlagwörter</a></nav><main tabindex="-1">${screen}</main>`;
  const main = document.body.querySelector("main");
  if (!main) throw new Error("No screen");
  return main;
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

test("the heading of a new screen gets the focus from the link that opened it", () => {
  const main = show("<h1>Schlagwörter</h1>");
  find("a").focus();
  stop = focusScreen(main);
  expect(document.activeElement).toBe(find("h1"));
});

test("a screen that is still loading has the focus until its heading is there", async () => {
  const main = show("<div role=status></div>");
  stop = focusScreen(main);
  expect(document.activeElement).toBe(main);
  main.innerHTML = "<h1>Schlagwörter</h1>";
  await vi.waitFor(() => expect(document.activeElement).toBe(find("h1")));
});

test("a closing dialog that returns the focus to the former link does not keep it there", async () => {
  const main = show("<h1>Schlagwörter</h1>");
  stop = focusScreen(main);
  find("a").focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(find("h1")));
});

test("a field that has taken the focus itself keeps it", () => {
  const main = show("<h1>Passwort</h1><input>");
  find("input").focus();
  stop = focusScreen(main);
  expect(document.activeElement).toBe(find("input"));
});
