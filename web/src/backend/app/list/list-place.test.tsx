// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const tags = Array.from({ length: 60 }, (_, index) => ({
  ...META,
  id: `tag_${index}`,
  name: `Wort ${String(index).padStart(2, "0")}`,
}));
let mounted: Awaited<ReturnType<typeof mountPage>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("a list that is returned to is on its page, where it was scrolled to, with the focus on the row", async () => {
  vi.stubGlobal("fetch", async (address: string) => {
    const record = tags.find(({ id }) => address.includes(`/tags/${id}?`));
    return Response.json({ data: address.includes("/views/") ? NO_VIEWS : (record ?? []), cursor: null });
  });
  mounted = await mountPage({ resource: "tags", records: tags, search: { page: 2 } });
  const scroller = () => document.querySelector("table")?.parentElement;
  const open = async (name: string): Promise<void> => {
    const area = scroller();
    if (area) area.scrollTop = 123;
    await press(name);
    await settled();
    expect(document.querySelector("table")).toBeNull();
  };
  const isBack = (name: string): void => {
    expect(mounted.router.state.location.search).toEqual({ page: 2 });
    expect(document.activeElement?.getAttribute("role")).toBe("row");
    expect(document.activeElement?.textContent).toContain(name);
    expect(scroller()?.scrollTop).toBe(123);
  };
  await open("Wort 53");
  await press("Zurück zu Schlagwörter");
  await settled();
  isBack("Wort 53");
  await open("Wort 57");
  await act(async () => mounted.router.history.back());
  await settled();
  isBack("Wort 57");
  // The browser's own "forward" opens the record again.
  await act(async () => mounted.router.history.forward());
  await settled();
  expect(document.querySelector("table")).toBeNull();
  await press("Zurück zu Schlagwörter");
  await settled();
  isBack("Wort 57");
});
