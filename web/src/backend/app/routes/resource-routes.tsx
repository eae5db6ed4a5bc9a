import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { findResource } from "@tresen/contract/resources";
import { ConfigPage } from "../../admin/form/config-page";
import { RecordPage } from "../../admin/form/record-page";
import { ListPage } from "../../admin/list/list-page";
import type { ListSearch } from "../../admin/list/list-search";
import { canSee } from "../../admin/model/access";
import { Forbidden, NotFound } from "../shell/not-found";
import { isAdmin, useMe } from "../../shared/session";

const listApi = getRouteApi("/$resource");
const formApi = getRouteApi("/$resource/$id");

export function ListRoute() {
  const me = useMe();
  const resource = findResource(listApi.useParams().resource);
  const search = listApi.useSearch();
  const navigate = listApi.useNavigate();
  const onSearch = useCallback((changed: ListSearch) => void navigate({ search: changed, replace: true }), [navigate]);
  if (!resource) return <NotFound />;
  if (!canSee({ resource, me })) return <Forbidden />;
  return <ListPage key={resource.name} resource={resource} search={search} onSearch={onSearch} />;
}

export function FormRoute() {
  const me = useMe();
  const { resource: name, id } = formApi.useParams();
  const { copy } = formApi.useSearch();
  const resource = findResource(name);
  if (!resource) return <NotFound />;
  if (!canSee({ resource, me })) return <Forbidden />;
  return <RecordPage key={`${name}-${id}-${copy ?? ""}`} resource={resource} id={id} copy={copy} />;
}

export function ConfigRoute() {
  return isAdmin(useMe()) ? <ConfigPage /> : <Forbidden />;
}
