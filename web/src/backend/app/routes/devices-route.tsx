import { getRouteApi } from "@tanstack/react-router";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { codeToPair, purposeToPair } from "@tresen/contract/display/pairing-link";
import type { ReactNode } from "react";
import { DevicesPage } from "../../features/device/devices-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const listApi = getRouteApi("/$resource");

/** The address of a scanned code opens the dialog with it, once. */
export function DevicesRoute(): ReactNode {
  const { dialog } = listApi.useSearch();
  const code = codeToPair(dialog);
  const navigate = listApi.useNavigate();
  const isAllowed = useMay()({ permission: accessKeyPermissions.read });
  if (!isAllowed) return <Forbidden />;
  return (
    <DevicesPage
      key={code}
      code={code}
      purpose={purposeToPair(dialog)}
      onCodeUsed={() => void navigate({ search: (search) => ({ ...search, dialog: undefined }), replace: true })}
    />
  );
}
