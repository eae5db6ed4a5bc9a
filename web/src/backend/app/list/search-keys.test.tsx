// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { settled, type } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

let mounted: Awaited<ReturnType<typeof mountPage>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const field = (): HTMLInputElement => {
  const found = mounted.element.querySelector<HTMLInputElement>("input[type=search]");
  if (!found) throw new Error("No search");
  return found;
};
const key = (name: string) =>
  act(async () => field().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));
const focused = (): string => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`;

test("arrow down leads from the search to the first row of a list", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: NO_VIEWS }));
  mounted = await mountPage({ resource: "tags", records: [{ ...META, id: "tag_1", name: "Vegan" }] });
  field().focus();
  await key("ArrowDown");
  await settled();
  expect(focused()).toContain("TR Vegan");
});

test("Enter waits for the rows that the server finds", async () => {
  const product = { ...META, price: 900, uid: "P1", type: "simple" };
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (address: string) =>
    address.includes("search=calz")
      ? answer.promise
      : Promise.resolve(Response.json({ data: address.includes("/views/") ? NO_VIEWS : [], cursor: null })),
  );
  mounted = await mountPage({ resource: "products", records: [{ ...product, id: "prd_1", name: "Affogato" }] });
  field().focus();
  await type({ into: field(), text: "calz" });
  await key("Enter");
  await vi.waitFor(() => expect(mounted.router.state.location.search).toMatchObject({ search: "calz" }));
  expect(focused()).toContain("INPUT");
  answer.resolve(Response.json({ data: [{ ...product, id: "prd_2", name: "Calzone" }], cursor: null }));
  await vi.waitFor(() => expect(focused()).toContain("Calzone"));
});
