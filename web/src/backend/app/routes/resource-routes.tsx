import { accessKeySubject } from "@tresen/contract/access-key/access-key.permissions";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect } from "react";
import { findResource } from "@tresen/contract/resources";
import { ConfigPage } from "../../admin/form/config-page";
import { RecordPage } from "../../admin/form/record-page";
import { ListPage } from "../../admin/list/list-page";
import type { ListSearch } from "../../admin/list/list-search";
import { canSee } from "../../admin/model/access";
import { rememberRecord } from "../shell/palette/recent-records";
import { Forbidden, NotFound } from "../shell/not-found";
import { useMay, useMe } from "../../shared/session";
import { deferredScreen } from "../../shared/ui/deferred-screen";

const DevicesRoute = deferredScreen(async () => (await import("./devices-route")).DevicesRoute);

const listApi = getRouteApi("/$resource");
const configApi = getRouteApi("/config");
const formApi = getRouteApi("/$resource/$id");

export function ListRoute(): ReactNode {
  const me = useMe();
  const { resource: name } = listApi.useParams();
  const resource = findResource(name);
  const screen = listApi.useLoaderData();
  const search = listApi.useSearch();
  const navigate = listApi.useNavigate();
  const onSearch = useCallback((changed: ListSearch) => void navigate({ search: changed, replace: true }), [navigate]);
  // No resource, but listed under an address like one: the router knows no further routes from the start.
  if (name === accessKeySubject.name) return <DevicesRoute />;
  if (!resource) return <NotFound />;
  if (!canSee({ resource, me })) return <Forbidden />;
  const props = { resource, search, onSearch };
  return screen.ListPage ? <screen.ListPage {...props} /> : <ListPage key={resource.name} {...props} screen={screen} />;
}

export function FormRoute(): ReactNode {
  const me = useMe();
  const { resource: name, id } = formApi.useParams();
  const { copy, field, panel } = formApi.useSearch();
  const screen = formApi.useLoaderData();
  const resource = findResource(name);
  const isRecord = resource !== undefined && id !== "new" && canSee({ resource, me });
  useEffect(() => {
    if (isRecord) rememberRecord({ user: me.id, record: { resource: name, id } });
  }, [isRecord, me.id, name, id]);
  if (!resource) return <NotFound />;
  if (!canSee({ resource, me })) return <Forbidden />;
  const props = { resource, id, copy, field, panel };
  return screen.RecordPage ? (
    <screen.RecordPage key={`${name}-${id}-${copy ?? ""}`} {...props} />
  ) : (
    <RecordPage key={name} {...props} screen={screen} />
  );
}

export function ConfigRoute(): ReactNode {
  const search = configApi.useSearch();
  return useMay()({ permission: configPermissions.update }) ? <ConfigPage {...search} /> : <Forbidden />;
}
