// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { analyticsLog } from "@tresen/contract/statistics/analytics";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { readShop } from "../../state/shop";
import { ShopContext } from "../../state/shop-query";
import { Analytics } from "./analytics";

const UID = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const HASH = "0123456789abcdef0123456789abcdef";
const shop = readShop([
  { url: "config", data: { currency: "EUR", privacyPolicyText: "# Datenschutz" } },
  { url: "branches", data: [{ id: "brn_1", identifier: "mitte", name: "Mitte", isPublic: true }] },
  { url: "sites", data: [{ id: "sit_1", path: "team", name: "Team", isPublic: true }] },
]);

let sent: string[];
let opened: Awaited<ReturnType<typeof mount>> | null = null;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) => {
    sent.push(String(body));
    return Response.json({ data: null });
  });
  vi.spyOn(navigator, "sendBeacon").mockReturnValue(false);
});
afterEach(async () => {
  await opened?.unmount();
  opened = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function visit(address: string): Promise<{ goTo: (next: string) => Promise<void> }> {
  const root = createRootRoute({
    component: () => (
      <>
        <Analytics />
        <Outlet />
      </>
    ),
  });
  const paths = ["/", "/store/$branchIdentifier", "/store/$branchIdentifier/checkout", "/status/$uid/$hash", "$"];
  const routeTree = root.addChildren(
    paths.map((path) => createRoute({ getParentRoute: () => root, path, component: () => null })),
  );
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  opened = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ShopContext value={shop}>
        <RouterProvider router={router} />
      </ShopContext>
    </QueryClientProvider>,
  );
  return { goTo: (next) => act(async () => router.history.push(next)) };
}

const dataSent = () => sent.map((body) => analyticsLog.parse(JSON.parse(body)).data);

it("sends each viewed page by a path that the shop knows", async () => {
  const { goTo } = await visit("/?q=pizza");
  const addresses = [
    "/store/mitte?table=7",
    "/store/mitte/checkout",
    "/team#oben",
    "/site/privacy",
    "/anna@example.test",
  ];
  for (const address of addresses) await goTo(address);
  await eventually(() => {
    expect(dataSent()).toEqual([
      { path: "/" },
      { path: "/store/mitte" },
      { path: "/store/mitte/checkout" },
      { path: "/team" },
      { path: "/site/privacy" },
      { path: "other" },
    ]);
  });
});

it("keeps what opens an order, what was searched and tokens in the browser", async () => {
  const { goTo } = await visit(`/status/${UID}/${HASH}?token=geheim#teil`);
  await goTo("/preview?key=schluessel");
  await goTo(`/status/${UID}/${HASH}/withdrawal`);
  await eventually(() => {
    expect(dataSent()).toHaveLength(3);
  });
  expect(dataSent()[0]).toEqual({ path: "/status" });
  for (const secret of [UID, HASH, UID.slice(0, 8), "geheim", "teil", "schluessel", "?", "#"])
    expect(sent.join("\n")).not.toContain(secret);
});

it("sends nothing again while only the address's query changes", async () => {
  const { goTo } = await visit("/");
  await goTo("/?q=pizza");
  await goTo("/?q=pizza&tag=vegan");
  expect(dataSent()).toEqual([{ path: "/" }]);
});
