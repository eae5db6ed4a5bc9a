import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useId, useState } from "react";
import { call } from "../../../../shared/api";
import { BulkJob } from "../../../admin/bulk/bulk-job";
import { PanelFailure } from "../../../admin/bulk/panel-failure";
import { useStart } from "../../../admin/bulk/use-start";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { Skeleton } from "../../../shared/ui/states";
import { CONFIRM_TEXTS as texts } from "./confirm.texts";
import { RefusedTimes } from "./refused-times";
import { isToConfirm } from "./to-confirm";

/** More activities than anybody looks at before confirming them. */
const MOST = 1000;

/**
 * Confirms the chosen times as they are, with one reason for all: each becomes a correction of its activity by a job, as
 * if it were saved with that reason in its form.
 */
export function ConfirmDialog({
  load,
  onClose,
}: {
  load: (most: number) => Promise<readonly AnyRecord[]>;
  onClose: () => void;
}) {
  const query = useId();
  // What was chosen when the dialog was opened counts. One more than is possible tells that there are too many.
  const { data: chosen, error } = useQuery({
    queryKey: ["times-to-confirm", query],
    queryFn: () => load(MOST + 1),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [reason, setReason] = useState("");
  const meant = (chosen ?? []).filter(isToConfirm);
  const start = useStart(() =>
    call("POST /api/bulk", {
      body: {
        ...{ resource: "working-activities", action: "update", dryRun: false },
        ...{ ids: meant.map(({ id }) => id), changes: { reason: reason.trim() } },
      },
    }),
  );
  const { job } = start;
  const isTooMany = (chosen?.length ?? 0) > MOST;
  const isReady = meant.length > 0 && !isTooMany;
  const close = (): void => {
    start.giveUp();
    onClose();
  };
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={texts.title}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={close}>{job || !isReady ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
          {!job && isReady && (
            <Button
              variant="primary"
              isDisabled={reason.trim() === "" || start.isPending}
              onPress={() => start.mutate(undefined)}
            >
              {texts.start(meant.length)}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {job ? (
          <>
            <BulkJob id={job} onJob={start.setJob} onFollow={onClose} hasReport={false} />
            <RefusedTimes job={job} records={meant} onFollow={onClose} />
          </>
        ) : (
          <>
            <Meant chosen={chosen} meant={meant.length} isTooMany={isTooMany} hasFailed={error !== null} />
            {isReady && (
              <Input
                label={texts.reason}
                hint={texts.reasonHint}
                required
                autoFocus
                maxLength={500}
                value={reason}
                onChange={setReason}
              />
            )}
            <PanelFailure error={error} message={texts.loadFailed} />
            <PanelFailure error={start.error} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

/** Which of the chosen activities are meant. */
function Meant({
  chosen,
  meant,
  isTooMany,
  hasFailed,
}: {
  chosen: readonly AnyRecord[] | undefined;
  meant: number;
  isTooMany: boolean;
  hasFailed: boolean;
}) {
  if (hasFailed) return null;
  if (chosen === undefined) return <Skeleton className="h-16" />;
  if (isTooMany) return <p role="status">{texts.tooMany(MOST)}</p>;
  if (meant === 0) return <p role="status">{texts.none}</p>;
  const others = chosen.length - meant;
  return (
    <div className="flex flex-col gap-2">
      <p>{texts.intro(meant)}</p>
      {others > 0 && <p className="text-sm text-muted">{texts.others(others)}</p>}
    </div>
  );
}
