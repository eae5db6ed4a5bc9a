import { getRouteApi } from "@tanstack/react-router";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type ReactNode, useCallback } from "react";
import { UploadsPage } from "../../features/upload/uploads-page";
import type { UploadFilter } from "../../features/upload/upload-queries";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/uploads");

export function UploadsRoute(): ReactNode {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: UploadFilter) => void navigate({ search: changed, replace: true }),
    [navigate],
  );
  if (!may({ permission: orderPermissions.read })) return <Forbidden />;
  return <UploadsPage search={search} onSearch={onSearch} />;
}
