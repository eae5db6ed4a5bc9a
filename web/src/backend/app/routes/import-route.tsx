import { getRouteApi } from "@tanstack/react-router";
import { findResource } from "@tresen/contract/resources";
import { canImport, canSee } from "../../admin/model/access";
import { ImportPage } from "../../admin/transfer/import-page";
import { useMe } from "../../shared/session";
import { Forbidden, NotFound } from "../shell/not-found";

const route = getRouteApi("/import/$resource");

export function ImportRoute() {
  const me = useMe();
  const resource = findResource(route.useParams().resource);
  if (!resource) return <NotFound />;
  if (!canSee({ resource, me }) || !canImport({ resource, me })) return <Forbidden />;
  return <ImportPage key={resource.name} resource={resource} />;
}
