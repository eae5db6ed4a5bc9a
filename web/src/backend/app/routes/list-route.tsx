import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { findResource } from "@tresen/contract/resources";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect } from "react";
import { ListPage } from "../../admin/list/list-page";
import type { ListSearch } from "../../admin/list/list-search";
import { canSee } from "../../admin/model/access";
import { Forbidden, NotFound } from "../shell/not-found";
import { useMe } from "../../shared/session";
import { deferredScreen } from "../../shared/ui/deferred-screen";

const DevicesRoute = deferredScreen(async () => (await import("./devices-route")).DevicesRoute);

/** Milliseconds for the list itself, before the form is loaded for the record that is opened next. */
const LIST_FIRST = 2000;

const listApi = getRouteApi("/$resource");

export function ListRoute(): ReactNode {
  const me = useMe();
  const { resource: name } = listApi.useParams();
  const resource = findResource(name);
  const screen = listApi.useLoaderData();
  const search = listApi.useSearch();
  const navigate = listApi.useNavigate();
  useEffect(() => {
    const timer = setTimeout(loadForm, LIST_FIRST);
    return () => clearTimeout(timer);
  }, []);
  const onSearch = useCallback((changed: ListSearch) => void navigate({ search: changed, replace: true }), [navigate]);
  // No resource, but listed under an address like one: the router knows no further routes from the start.
  if (name === accessKeySubject.name) return <DevicesRoute />;
  if (!resource) return <NotFound />;
  if (!canSee({ resource, me })) return <Forbidden />;
  const props = { resource, search, onSearch };
  return screen.ListPage ? (
    <screen.ListPage {...props} screen={screen} />
  ) : (
    <ListPage key={resource.name} {...props} screen={screen} />
  );
}

/** The form's route loads it again, and tells of a failure. */
function loadForm(): void {
  import("./form-routes").catch(() => undefined);
}
