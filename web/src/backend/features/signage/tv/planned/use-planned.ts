import { useQuery } from "@tanstack/react-query";
import { MINUTE } from "@tresen/contract/kit/time";
import { streams } from "@tresen/contract/signage/stream/stream.resource";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { serverNow } from "../../../../../shared/server-clock";
import { resourceQueries } from "../../../../admin/queries";
import { useMay } from "../../../../shared/session";
import { loadPreview } from "../../preview/load-preview";
import type { Played } from "../../preview/use-preview-frame";
import { type ShownTv, shownState } from "../shown-tv";

/** Prices, sold-outs and the plan may have changed after so long. */
const EVERY = MINUTE;

/** What the stream of a TV that is online plays in its branch; null for others, and before it is loaded. */
export function usePlanned(tv: ShownTv): Played | null {
  const { branch, stream: id } = tv;
  const mayPreview = useMay()({ permission: tvPermissions.preview, branch });
  const isAsked = mayPreview && id !== null && shownState(tv) === "online";
  const stream = useQuery({ ...resourceQueries.one({ name: streams.name, id: id ?? "" }), enabled: isAsked });
  const { data: fields } = streams.fields.strip().safeParse(stream.data);
  const planned = useQuery({
    queryKey: ["tv", tv.id, "planned", branch, id, stream.data?.version],
    queryFn: () => loadPreview({ branch, at: serverNow(), previewed: { id, stream: fields } }),
    enabled: isAsked && fields !== undefined,
    refetchInterval: EVERY,
  });
  return (isAsked && planned.data) || null;
}
