import { useNavigate } from "@tanstack/react-router";
import { sites } from "@tresen/contract/site/site.resource";
import { useState } from "react";
import { GoneDialog } from "../../../admin/form/leaving/gone-dialog";
import { useKeeperState, useParts } from "./editor-context";

/** Tells at once that somebody else has removed the page, and offers what is typed as a new one. */
export function GonePage({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate();
  const { page, zone } = useParts();
  const { status, stored } = useKeeperState();
  const [isClosed, setIsClosed] = useState(false);
  if (status.kind !== "gone" || isClosed) return null;
  return (
    <GoneDialog
      resource={sites}
      record={{ ...stored.record }}
      draft={{ ...page.fields() }}
      zone={zone}
      onLeave={onLeave}
      onDiscard={() => navigate({ to: "/$resource", params: { resource: sites.name } })}
      onClose={() => setIsClosed(true)}
    />
  );
}
