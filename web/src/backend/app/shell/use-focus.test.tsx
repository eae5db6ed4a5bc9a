// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { press } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { useFocus } from "./use-focus";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

function Frame() {
  const root = useRef<HTMLDivElement>(null);
  useFocus(root);
  return (
    <div ref={root}>
      <Link to="/$resource" params={{ resource: "products" }}>
        Produkte
      </Link>
      <Link to="/" search={{ order: "ord_1" }}>
        Bestellung
      </Link>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

test("after a change of the screen its title has the focus, and after another change of the address what had it", async () => {
  const root = createRootRoute({ component: Frame });
  const desk = createRoute({ getParentRoute: () => root, path: "/", component: () => <h1>Bestelltresen</h1> });
  const list = createRoute({ getParentRoute: () => root, path: "/products", component: () => <h1>Produkte</h1> });
  const router = createRouter({
    routeTree: root.addChildren([desk, list]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  mounted = await mount(<RouterProvider router={router} />);
  const link = [...document.querySelectorAll("a")];
  link[1]?.focus();
  await press("Bestellung");
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ order: "ord_1" }));
  expect(document.activeElement).toBe(link[1]);
  link[0]?.focus();
  await press("Produkte");
  await vi.waitFor(() => expect(document.activeElement?.outerHTML).toContain("Produkte</h1>"));
});
