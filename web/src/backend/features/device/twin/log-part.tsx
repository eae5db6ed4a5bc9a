import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LOG_FAILED } from "@tresen/contract/device/device.texts";
import { ScrollText } from "lucide-react";
import { call } from "../../../../shared/api";
import { agoText } from "../../../shared/ago.texts";
import { useZoneOf } from "../../../shared/branches";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import type { ShownDevice } from "../shown-device";
import { Failed, Outcome } from "./outcome";
import { TWIN_TEXTS } from "./twin.texts";
import { twinQueries } from "./twin-queries";

/** Asks the device to tell about itself, waits for its answer, and shows the last one. */
export function LogPart({ device }: { device: ShownDevice }) {
  const client = useQueryClient();
  const now = useNow();
  const zone = useZoneOf()(device.branch);
  const query = twinQueries.log(device.id);
  const { data: log } = useQuery(query);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/devices/{id}/request-device-logs", { params: { id: device.id } }),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  });
  const when = (at: string): string => agoText({ at: Date.parse(at), now, zone });
  return (
    <>
      <Button size="sm" onPress={() => mutate()} isDisabled={isPending}>
        <ScrollText size={16} aria-hidden /> {TWIN_TEXTS.requestLog}
      </Button>
      <div aria-live="polite" className="order-last flex basis-full flex-col gap-2 empty:hidden">
        {isPending ? (
          <Outcome kind="waiting">{TWIN_TEXTS.asking}</Outcome>
        ) : error ? (
          <Failed text={failureText(error, LOG_FAILED)} detail={failureDetail(error)} />
        ) : (
          log?.answeredAt === null && <Outcome kind="waiting">{TWIN_TEXTS.logWaits(when(log.askedAt))}</Outcome>
        )}
        {log?.answeredAt && (
          <details className="rounded-panel border border-line">
            <summary className="px-3 py-2 text-sm font-medium pointer-coarse:py-3">
              {TWIN_TEXTS.logOf(when(log.answeredAt))}
            </summary>
            {log.lines.length === 0 ? (
              <p className="px-3 pb-3 text-sm text-muted">{TWIN_TEXTS.logEmpty}</p>
            ) : (
              <pre
                role="region"
                tabIndex={0}
                aria-label={TWIN_TEXTS.log}
                className="max-h-72 overflow-auto border-t border-line bg-sunken p-3 text-xs whitespace-pre-wrap"
              >
                {log.lines.join("\n")}
              </pre>
            )}
          </details>
        )}
      </div>
    </>
  );
}
