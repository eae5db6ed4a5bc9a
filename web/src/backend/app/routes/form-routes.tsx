import { findResource } from "@tresen/contract/resources";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { RecordPage } from "../../admin/form/record-page";
import { canSee } from "../../admin/model/access";
import { rememberRecord } from "../shell/palette/recent-records";
import { Forbidden, NotFound } from "../shell/not-found";
import { useMe } from "../../shared/session";

const formApi = getRouteApi("/$resource/$id");

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
    <screen.RecordPage key={name} {...props} />
  ) : (
    <RecordPage key={name} {...props} screen={screen} />
  );
}
