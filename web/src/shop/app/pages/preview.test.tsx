// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { Site } from "@tresen/contract/site/site.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { eventually } from "../../../shared/testing/hands";
import type { Shop } from "../../state/shop";
import { ShopContext } from "../../state/shop-query";
import { Head } from "../../features/head/head";
import { SitePage } from "./site-page";

// Sanitises owners' texts with the browser's parser.
vi.mock("../../widgets/markdown-renderer", () => ({ MarkdownRenderer: ({ text }: { text: string }) => text }));

const KEY = "k".repeat(43);
const at = "2026-06-05T16:30:00.000Z";
const page = (fields: object): Site => ({
  ...{ id: "sit_1", version: 1, createdAt: at, updatedAt: at, type: "simple", isPublic: true },
  ...{ path: "team", name: "Team", title: "", description: "", content: { text: "Veröffentlicht" } },
  ...fields,
});
const draft = page({ path: "wir", content: { text: "Entwurf der Seite" } });
const other = page({ id: "sit_2", path: "anfahrt", name: "Anfahrt", content: { text: "Mit der Bahn" } });

let isKnown: boolean;
let opened: Awaited<ReturnType<typeof mount>> | null = null;
beforeEach(() => {
  isKnown = true;
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) => {
    expect(JSON.parse(String(body))).toEqual({ key: KEY });
    return isKnown
      ? Response.json({ data: { site: draft, expiresAt: "2026-06-12T16:30:00.000Z" } })
      : Response.json({ errors: [{ code: "preview.unknown", message: "Der Link ist abgelaufen." }] }, { status: 404 });
  });
});
afterEach(async () => {
  await opened?.unmount();
  opened = null;
  vi.unstubAllGlobals();
});

async function visit(address: string): Promise<{ address: () => string }> {
  const root = createRootRoute();
  const any = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: () => (
      <>
        <Head />
        <SitePage />
      </>
    ),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([any]), history });
  const config = { shopName: "Probe", title: "", seoTitle: "", description: "", seoDescription: "" };
  const shop = { config, sites: [page({}), other], divisions: [], branches: [], menus: [] } as never as Shop;
  await act(async () => router.load());
  opened = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ShopContext value={shop}>
        <RouterProvider router={router} />
      </ShopContext>
    </QueryClientProvider>,
  );
  return { address: () => history.location.href };
}
const text = (): string => opened?.element.textContent ?? "";
const robots = (): string | undefined => document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content;

test("a link with a key shows the draft at the draft's path, also of a public page, and for search engines nothing", async () => {
  const { address } = await visit(`/wir?preview=${KEY}`);
  await eventually(() => expect(text()).toContain("Entwurf der Seite"));
  expect(text()).toMatch(/Vorschau.*Der Link gilt bis 12\.06\.2026/);
  expect(robots()).toBe("noindex");
  expect(address()).toBe(`/wir?preview=${KEY}`);
});

test.each(["/team", "/anfahrt", "/gibt-es-nicht"])("from %s the key leads to the draft's path", async (path) => {
  const { address } = await visit(`${path}?preview=${KEY}`);
  await eventually(() => expect(address()).toBe(`/wir?preview=${KEY}`));
  await eventually(() => expect(text()).toContain("Entwurf der Seite"));
  expect(text()).not.toContain("Mit der Bahn");
});

test("with a key that opens nothing the public page is shown, and where there is none, what to do", async () => {
  isKnown = false;
  await visit(`/team?preview=${KEY}`);
  await eventually(() => expect(text()).toContain("Sie sehen die Seite, wie sie veröffentlicht ist."));
  expect(text()).toContain("Der Link ist abgelaufen.");
  expect(text()).toContain("Veröffentlicht");
  await opened?.unmount();
  await visit(`/geheim?preview=${KEY}`);
  await eventually(() => expect(text()).toContain("Bitte fragen Sie dort nach, wo Sie den Link bekommen haben."));
});

test("without a key the public page is shown, and search engines may list it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("Nothing is asked for")));
  await visit("/team");
  await eventually(() => expect(text()).toContain("Veröffentlicht"));
  expect(robots()).toBeUndefined();
});
