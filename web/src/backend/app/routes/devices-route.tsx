import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import type { ReactNode } from "react";
import { DevicesPage } from "../../features/device/devices-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

export function DevicesRoute(): ReactNode {
  return useMay()({ permission: accessKeyPermissions.read }) ? <DevicesPage /> : <Forbidden />;
}
