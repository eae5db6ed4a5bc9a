import { configPermissions } from "@tresen/contract/config/config.permissions";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ConfigPage } from "../../admin/form/config-page";
import { configScreen } from "../../features/config/screen";
import { fontFields } from "../../features/font/font-fields";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const configApi = getRouteApi("/config");
const screen = { ...configScreen, fields: { ...configScreen.fields, ...fontFields } };

export function ConfigRoute(): ReactNode {
  const search = configApi.useSearch();
  return useMay()({ permission: configPermissions.update }) ? (
    <ConfigPage {...search} screen={screen} />
  ) : (
    <Forbidden />
  );
}
