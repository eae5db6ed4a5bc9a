// @vitest-environment happy-dom
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountPart } from "../testing/part";
import { picture } from "../../admin/media/testing";
import { MediaGrid } from "../../admin/media/grid/media-grid";

const MANY = Array.from({ length: 5000 }, (_, index) => picture({ id: `img_${index}`, name: `Bild ${index}` }));

let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
afterEach(() => mounted?.unmount());

const tiles = () => [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
const tile = (name: string) => tiles().find((one) => one.getAttribute("aria-label") === name);
const chosen = () =>
  tiles().flatMap((one) => (one.getAttribute("aria-selected") === "true" ? one.getAttribute("aria-label") : []));
const press = (key: string, shiftKey = false) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }),
    );
  });
const click = (element: Element | null | undefined, keys: MouseEventInit = {}) =>
  act(async () => element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys })));

async function show({ isSingle = false, images = MANY } = {}) {
  const onOpen = vi.fn();
  const onEnd = vi.fn();
  const onRemove = vi.fn();
  let setShown: (shown: { images: typeof MANY; asked: string }) => void = () => undefined;
  function Grid() {
    const [shown, setList] = useState({ images, asked: "" });
    setShown = setList;
    const [selected, setSelected] = useState<ReadonlyMap<string, AnyRecord>>(new Map());
    return (
      <MediaGrid
        label="Bilder"
        {...shown}
        total={null}
        selected={selected}
        onSelected={setSelected}
        isSingle={isSingle}
        onOpen={isSingle ? undefined : onOpen}
        onRemove={onRemove}
        onEnd={onEnd}
        zone="Europe/Vienna"
      />
    );
  }
  mounted = await mountPart({ content: <Grid /> });
  return {
    onOpen,
    onEnd,
    onRemove,
    change: (to: typeof MANY, asked = "") => act(async () => setShown({ images: to, asked })),
  };
}

test("of 5,000 pictures only those in sight are drawn, and the next page waits until the end is near", async () => {
  const { onEnd } = await show();
  expect(tiles().length).toBeGreaterThan(5);
  expect(tiles().length).toBeLessThanOrEqual(200);
  expect(onEnd).not.toHaveBeenCalled();
  await mounted?.unmount();
  const short = await show({ images: MANY.slice(0, 4) });
  expect(short.onEnd).toHaveBeenCalled();
});

test("a list that becomes shorter shows what is left", async () => {
  const { change } = await show();
  await change(MANY.slice(0, 3));
  expect(tiles().map((one) => one.getAttribute("aria-label"))).toEqual(["Bild 0", "Bild 1", "Bild 2"]);
  await change([]);
  expect(tiles()).toEqual([]);
  await change(MANY.slice(7, 9));
  expect(tiles().map((one) => one.getAttribute("aria-label"))).toEqual(["Bild 7", "Bild 8"]);
});

test("keys lead through the pictures, choose, open and delete; only one is in the order of Tab", async () => {
  const { onOpen, onRemove } = await show();
  await act(async () => tile("Bild 0")?.focus());
  await press("ArrowDown");
  expect(document.activeElement).toBe(tile("Bild 1"));
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tile("Bild 1")]);
  await press(" ");
  await press("ArrowDown", true);
  await press("ArrowDown", true);
  expect(chosen()).toEqual(["Bild 1", "Bild 2", "Bild 3"]);
  await press("Enter");
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: "img_3" });
  await press("Delete");
  expect(onRemove).toHaveBeenCalled();
  // What is far away is drawn when it gets the focus, and the first one keeps its place in the page.
  await press("End");
  expect(document.activeElement).toBe(tile("Bild 4999"));
  expect(tiles().length).toBeLessThanOrEqual(200);
  await press("Escape");
  expect(chosen()).toEqual([]);
});

test("the focus stays with its picture when the list is loaded again or another search finds it, too", async () => {
  const { change, onOpen } = await show({ images: MANY.slice(0, 3) });
  const inTabOrder = () => tiles().filter(({ tabIndex }) => tabIndex === 0);
  await act(async () => tile("Bild 1")?.focus());
  await change([...MANY.slice(10, 14), ...MANY.slice(0, 3)]);
  expect(document.activeElement).toBe(tile("Bild 1"));
  await change([...MANY.slice(10, 14), ...MANY.slice(0, 3)], "Bild");
  await change(MANY.slice(0, 2), "Bild");
  expect(document.activeElement).toBe(tile("Bild 1"));
  expect(inTabOrder()).toEqual([tile("Bild 1")]);
  await press("Enter");
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: "img_1" });
  // What takes its place has the focus when it is gone.
  await change(
    [MANY[0], MANY[2]].flatMap((image) => image ?? []),
    "Bild",
  );
  expect(document.activeElement).toBe(tile("Bild 2"));
  // Without the focus another search begins at its first picture.
  await act(async () => tile("Bild 2")?.blur());
  await change(MANY.slice(0, 5), "Bild ");
  expect(inTabOrder()).toEqual([tile("Bild 0")]);
});

test("a press opens, with a key or on the box it chooses", async () => {
  const { onOpen } = await show();
  await click(tile("Bild 2"));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await click(tile("Bild 2"), { ctrlKey: true });
  await click(tile("Bild 4"), { shiftKey: true });
  expect(chosen()).toEqual(["Bild 2", "Bild 3", "Bild 4"]);
  await click(tile("Bild 3")?.querySelector("input"));
  expect(chosen()).toEqual(["Bild 2", "Bild 4"]);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test("where one is picked, another press picks the other", async () => {
  await show({ isSingle: true });
  await click(tile("Bild 1"));
  await click(tile("Bild 2"));
  expect(chosen()).toEqual(["Bild 2"]);
  await click(tile("Bild 2"));
  expect(chosen()).toEqual([]);
});

test("a tile says what matters most of its picture, and remains the same element when it becomes another's", async () => {
  const { change } = await show({ images: [picture({ name: "Pizza", width: 400, height: 200 })] });
  const tellsPizza = tile("Pizza")?.querySelector("a, span.cursor-pointer");
  expect(tellsPizza?.textContent).toBe("PizzaJPG · 400 × 200");
  await change([picture({ id: "img_2", name: "Salat", alt: "" })]);
  expect(tile("Salat")?.querySelector("a, span.cursor-pointer")).toBe(tellsPizza);
  expect(tellsPizza?.textContent).toBe("SalatBeschreibung fehlt");
  expect(tellsPizza?.querySelector("svg")).not.toBeNull();
  await change([picture({ id: "img_3", name: "Team", state: "refused", error: "Keine Bilddatei" })]);
  expect(tellsPizza?.textContent).toBe("TeamKeine Bilddatei");
});

test("the whole name of a picture is a tooltip where the mouse is, and of no other picture", async () => {
  const { change } = await show({ images: [picture({ name: "Pizza" }), picture({ id: "img_2", name: "Salat" })] });
  const titles = () => tiles().map(({ title }) => title);
  expect(titles()).toEqual(["", ""]);
  await act(async () => tile("Salat")?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true })));
  expect(titles()).toEqual(["", "Salat"]);
  await change([picture({ name: "Pizza" }), picture({ id: "img_3", name: "Team" })]);
  expect(titles()).toEqual(["", "Team"]);
});
