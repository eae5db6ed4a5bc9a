import { getRouteApi } from "@tanstack/react-router";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { codeToPair } from "@tresen/contract/display/pairing-link";
import type { ReactNode } from "react";
import { DevicesPage } from "../../features/device/devices-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const listApi = getRouteApi("/$resource");

/** The address of a scanned code opens the dialog with it, once. */
export function DevicesRoute(): ReactNode {
  const code = codeToPair(listApi.useSearch().dialog);
  const navigate = listApi.useNavigate();
  const isAllowed = useMay()({ permission: accessKeyPermissions.read });
  if (!isAllowed) return <Forbidden />;
  return (
    <DevicesPage
      key={code}
      code={code}
      onCodeUsed={() => void navigate({ search: (search) => ({ ...search, dialog: undefined }), replace: true })}
    />
  );
}
