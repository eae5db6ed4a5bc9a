import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { StaffOrder } from "@tresen/contract/order/order";
import { FolderPlus } from "lucide-react";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { resourceEntries } from "../../../shared/resource-entries";
import { entryPermission } from "../../../shared/seen-resources";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { PANEL_TEXTS } from "./panel.texts";

/** Makes a project of the order with a task for each position, and opens it. One that there is already is opened. */
export function OrderProject({ order: { id: order, branch } }: { order: StaffOrder }) {
  const navigate = useNavigate();
  const entry = resourceEntries.projects;
  const isOffered = useMay()({ permission: entryPermission({ entry, verb: "create" }), branch: branch.id });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/projects/from-order", { body: { order } }),
    onSuccess: ({ id }) => navigate({ to: "/$resource/$id", params: { resource: entry.name, id } }),
    onError: (error) =>
      showToast({ kind: "error", message: failureText(error, oneFailed({ resource: entry, verb: "create" })), error }),
  });
  if (!isOffered) return null;
  return (
    <Button className="self-start" isDisabled={isPending} onPress={() => mutate()}>
      <FolderPlus size={16} aria-hidden /> {PANEL_TEXTS.project}
    </Button>
  );
}
