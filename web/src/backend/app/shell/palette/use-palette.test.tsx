// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { PALETTE_INPUT, usePalette } from "./use-palette";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

const press = (init: KeyboardEventInit = { key: "k", ctrlKey: true }) =>
  act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { cancelable: true, ...init })));

test("Ctrl+K opens the palette, but not over a question that wants its answer first", async () => {
  const Probe = ({ asks }: { asks: boolean }) => (
    <>
      {asks && <div role="alertdialog" aria-label="Änderungen verwerfen?" />}
      <output>{String(usePalette().isOpen)}</output>
    </>
  );
  mounted = await mount(<Probe asks />);
  const isOpen = () => mounted.element.querySelector("output")?.textContent;
  await press();
  expect(isOpen()).toBe("false");
  await mounted.unmount();
  mounted = await mount(<Probe asks={false} />);
  await press();
  expect(isOpen()).toBe("true");
  await press();
  expect(isOpen()).toBe("false");
});

test("What is typed while the palette is being loaded becomes its first words", async () => {
  const Probe = ({ isLoaded }: { isLoaded: boolean }) => (
    <>
      {isLoaded && <input id={PALETTE_INPUT} />}
      <output>{usePalette().typed}</output>
    </>
  );
  mounted = await mount(<Probe isLoaded={false} />);
  const typed = () => mounted.element.querySelector("output")?.textContent;
  await press({ key: "x" });
  await press();
  for (const key of ["Ü", "b", "Shift", "e"]) await press({ key });
  await press({ key: "a", ctrlKey: true });
  expect(typed()).toBe("Übe");
  await mounted.unmount();
  mounted = await mount(<Probe isLoaded />);
  await press({ key: "r" });
  expect(typed()).toBe("Übe");
});
