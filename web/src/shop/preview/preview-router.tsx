import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useMemo } from "react";

const ContentContext = createContext<ReactNode>(null);

/**
 * Lets links within the page be the same elements as in the shop, at the same address. Nothing follows them: see
 * `watch-presses.ts`.
 */
export function PreviewRouter({ path, children }: { path: string; children: ReactNode }) {
  const router = useMemo(
    () =>
      createRouter({
        routeTree: createRootRoute({ component: Shown, notFoundComponent: Shown }),
        history: createMemoryHistory({ initialEntries: [`/${path}`] }),
        trailingSlash: "never",
      }),
    [path],
  );
  return (
    <ContentContext value={children}>
      <RouterProvider router={router} />
    </ContentContext>
  );
}

function Shown() {
  return use(ContentContext);
}
