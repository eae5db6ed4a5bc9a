// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { press, settled } from "../../../../shared/testing/hands";
import { ViewsMenu } from "./views-menu";

const view = { id: "viw_1", name: "Teuer" };
const onChange = vi.fn();
let mounted: Awaited<ReturnType<typeof mount>>;

beforeEach(async () => {
  mounted = await mount(
    <ViewsMenu
      resource="products"
      views={[view]}
      current={undefined}
      search={{}}
      columns={[]}
      onSearch={() => undefined}
      onChange={onChange}
    />,
  );
  await press("Ansichten");
});
afterEach(() => mounted.unmount());

/** Chooses an entry of the menu of the only view. */
async function choose(name: string): Promise<void> {
  await press("Befehle für Teuer");
  await settled();
  const entry = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
    ({ textContent }) => textContent === name,
  );
  await act(async () => entry?.click());
  await settled();
}

test("renaming begins in the field of the name, and ends with the menu", async () => {
  await choose("Umbenennen");
  expect(document.activeElement).toHaveProperty("value", "Teuer");
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await settled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await press("Ansichten");
  expect(document.querySelector<HTMLInputElement>("[role=dialog] input")?.value).toBe("");
});

test("deleting a view asks first, and Escape still closes the menu then", async () => {
  onChange.mockClear();
  await choose("Löschen");
  expect(document.querySelector("[role=group]")?.textContent).toContain("Ansicht „Teuer“ löschen?");
  await press("Abbrechen");
  expect(document.querySelector("[role=dialog] [role=group]")).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await choose("Löschen");
  await press("Löschen");
  await settled();
  expect(onChange).toHaveBeenCalledOnce();
  expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
});
