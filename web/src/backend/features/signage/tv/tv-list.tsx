import { useQuery } from "@tanstack/react-query";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { MonitorCog, RadioTower } from "lucide-react";
import { type ComponentProps, useMemo } from "react";
import { ListPage } from "../../../admin/list/list-page";
import { streamTarget } from "@tresen/contract/signage/stream/stream.target";
import { resourceQueries } from "../../../admin/queries";
import type { Screen } from "../../../admin/screen";
import { useZoneOf } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { deferredPanel } from "../../../shared/ui/deferred";
import { useNow } from "../../../shared/use-now";
import { byId } from "../playable";
import { useSignage } from "../use-signage";
import { tvColumns } from "./tv-columns";
import { TVS } from "./tv-queries";
import { COMMAND_TEXTS as texts } from "./tv.texts";

/** States change without anybody doing anything. */
const EVERY = 30_000;

const COMMANDS: Pick<Screen, "selectionActions" | "listActions"> = {
  selectionActions: [
    {
      id: "command",
      label: texts.chosenAction,
      Icon: MonitorCog,
      Dialog: deferredPanel(async () => (await import("./chosen-dialog")).ChosenDialog),
    },
  ],
  listActions: [
    {
      id: "group-command",
      label: texts.groupAction,
      Icon: RadioTower,
      Dialog: deferredPanel(async () => (await import("./group-dialog")).GroupDialog),
    },
  ],
};

/** The list of TVs, which says how each is and what it shows, and gives several of them a command. */
export function TvList({ screen, ...props }: ComponentProps<NonNullable<Screen["ListPage"]>>) {
  useQuery({ ...resourceQueries.all(TVS), refetchInterval: EVERY });
  const { data: streams } = useQuery(resourceQueries.all(streamTarget.name));
  const signage = useSignage();
  const now = useNow(EVERY);
  const zoneOf = useZoneOf();
  const mayCommand = useMay()({ permission: tvPermissions.command });
  const added = useMemo(
    (): Screen => ({
      ...screen,
      columns: tvColumns({ signage, streams: byId(streams ?? []), now, zoneOf }),
      ...(mayCommand ? COMMANDS : {}),
    }),
    [screen, signage, streams, now, zoneOf, mayCommand],
  );
  return <ListPage {...props} screen={added} />;
}
