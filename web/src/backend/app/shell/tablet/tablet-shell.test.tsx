// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { TabletShell } from "./tablet-shell";

const ME = {
  ...{ id: "usr_1", firstName: "Paula", lastName: "Probe", username: "p@example.test", roles: [], branches: [] },
  tablet: { expiresAt: "2026-06-05T16:40:00.000Z" },
};

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("whoever has signed in begins at the heading of the desk", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: ME }));
  const root = createRootRoute({ component: TabletShell });
  const desk = createRoute({ getParentRoute: () => root, path: "/", component: () => <h1>Bestelltresen</h1> });
  const router = createRouter({ routeTree: root.addChildren([desk]), history: createMemoryHistory() });
  await router.load();
  mounted = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(document.activeElement?.outerHTML).toContain("Bestelltresen</h1>"));
  expect(document.body.textContent).toContain("Paula Probe");
});
