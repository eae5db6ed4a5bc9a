import { getRouteApi } from "@tanstack/react-router";
import { reminderPermissions } from "@tresen/contract/reminder/reminder.permissions";
import type { ReactNode } from "react";
import { RemindersPage } from "../../../features/reminder/reminders-page";
import { useMay } from "../../../shared/session";
import { Forbidden } from "../../shell/not-found";

const route = getRouteApi("/reminders");

export function RemindersRoute(): ReactNode {
  const may = useMay();
  const { branch } = route.useSearch();
  const navigate = route.useNavigate();
  if (!may({ permission: reminderPermissions.manage })) return <Forbidden />;
  return <RemindersPage branch={branch} onBranch={(id) => void navigate({ search: { branch: id }, replace: true })} />;
}
