import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Me } from "../../shared/session";
import { mount } from "../../../shared/testing/mount";
import { ADMIN } from "./page";

interface Part {
  content: ReactNode;
  /** The answers of the calls that the part makes, by the keys of their queries. */
  data?: readonly (readonly [key: QueryKey, value: unknown])[];
  /** The keys of queries that have failed, with their errors. */
  failures?: readonly (readonly [key: QueryKey, error: Error])[];
  me?: Me;
}

/** The HTML of a part of a screen for a signed-in person, without network and document: effects do not happen. */
export async function renderPart(part: Part): Promise<string> {
  return renderToString((await openPart(part)).content).replaceAll("<!-- -->", "");
}

/** The same part in the document of the test, with effects and clicks. What it asks the server for, `fetch` answers. */
export async function mountPart(part: Part) {
  const { content, router } = await openPart(part);
  return { router, ...(await mount(content)) };
}

async function openPart({ content, data = [], failures = [], me = ADMIN }: Part) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  client.setQueryData(["users", "me"], me);
  client.setQueryData(["config"], { currency: "EUR" });
  for (const [key, value] of data) client.setQueryData(key, value);
  for (const [queryKey, error] of failures)
    client.getQueryCache().build(client, { queryKey }).setState({ status: "error", error });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => content });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultNotFoundComponent: () => null,
  });
  await router.load();
  return {
    router,
    content: (
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    ),
  };
}
