// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { usePalette } from "./use-palette";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

const press = () =>
  act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true })));

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
