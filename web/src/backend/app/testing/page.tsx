import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  defaultStringifySearch,
} from "@tanstack/react-router";
import { type ResourceName, resources } from "@tresen/contract/resources";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { ListViews } from "@tresen/contract/view/list-view";
import { renderToString } from "react-dom/server";
import type { ListSearch } from "../../admin/list/list-search";
import { type ServerPage, pageQueries } from "../../admin/list/source/page-queries";
import { serverSort } from "../../admin/list/source/server-sort";
import { NO_VIEWS, viewQueries } from "../../admin/list/views/view-queries";
import { resourceQueries } from "../../admin/queries";
import { PLAIN_SCREEN, type Screen } from "../../admin/screen";
import type { Me } from "../../shared/session";
import { mount } from "../../../shared/testing/mount";
import { FormRoute } from "../routes/form-routes";
import { ListRoute } from "../routes/list-route";

export const META = { version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };
export const ADMIN: Me = { id: "usr_admin", roles: ["ROLE_ADMIN"], branches: [] };

interface Page {
  resource: ResourceName;
  /** The form of the record with this id, `new` for an empty form. Without an id it is the list. */
  id?: string;
  search?: ListSearch;
  records?: readonly AnyRecord[];
  me?: Me;
  screen?: Screen;
  /** What the server says of a page besides its records. */
  page?: Partial<ServerPage>;
  /** The error of the calls for the records. */
  failure?: Error;
  /** The person's columns and saved views of the list. */
  views?: ListViews;
}

/**
 * The HTML of the list or form of a resource, as its route renders it for a signed-in person. Everything that the page
 * would ask the server for is given, so there is no network and no document: effects and clicks do not happen.
 */
export async function renderPage(page: Page): Promise<string> {
  return renderToString((await openPage(page)).content);
}

/** The same page in the document of the test, with effects and clicks. What it asks the server for, `fetch` answers. */
export async function mountPage(page: Page) {
  const { content, router } = await openPage(page);
  return { router, ...(await mount(content)) };
}

async function openPage({
  resource,
  id,
  search = {},
  records = [],
  me = ADMIN,
  screen = PLAIN_SCREEN,
  page,
  failure,
  views = NO_VIEWS,
}: Page) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  client.setQueryData(["users", "me"], me);
  client.setQueryData(["config"], { currency: "EUR" });
  client.setQueryData(resourceQueries.all(resource).queryKey, [...records]);
  client.setQueryData(viewQueries.of(resource).queryKey, views);
  const sort = serverSort({ resource: resources[resource], sort: search.sort });
  client.setQueryData(pageQueries.page({ name: resource, sort, search }).queryKey, {
    records: [...records],
    cursor: null,
    total: null,
    ...page,
  });
  for (const record of records)
    client.setQueryData(resourceQueries.one({ name: resource, id: record.id }).queryKey, record);
  if (failure)
    for (const { queryKey } of [
      resourceQueries.all(resource),
      pageQueries.page({ name: resource, sort, search }),
      resourceQueries.one({ name: resource, id: id ?? "" }),
    ]) {
      client.removeQueries({ queryKey });
      client.getQueryCache().build(client, { queryKey }).setState({ status: "error", error: failure });
    }
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: "/$resource",
    loader: () => screen,
    component: ListRoute,
  });
  const form = createRoute({
    getParentRoute: () => root,
    path: "/$resource/$id",
    loader: () => screen,
    component: FormRoute,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, form]),
    history: createMemoryHistory({
      initialEntries: [`/${resource}${id === undefined ? "" : `/${id}`}${defaultStringifySearch(search)}`],
    }),
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
