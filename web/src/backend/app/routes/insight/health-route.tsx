import { healthPermissions } from "@tresen/contract/health/health.permissions";
import type { ReactNode } from "react";
import { HealthPage } from "../../../features/health/health-page";
import { useMay } from "../../../shared/session";
import { Forbidden } from "../../shell/not-found";

export function HealthRoute(): ReactNode {
  const may = useMay();
  return may({ permission: healthPermissions.read }) ? <HealthPage /> : <Forbidden />;
}
