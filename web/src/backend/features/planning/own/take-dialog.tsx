import { useQuery } from "@tanstack/react-query";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { PLANNER_TEXTS } from "../planner.texts";
import { EffectList } from "../swap/review";
import { OWN_TEXTS as texts } from "./own.texts";

interface TakeDialogProps {
  shift: OwnShift;
  /** Its day and times. */
  when: string;
  onTake: () => void;
  onClose: () => void;
}

/** What taking an open shift would mean for the person: hours of the week, absences, and what the law says. */
export function TakeDialog({ shift: { id, version }, when, onTake, onClose }: TakeDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["take-shift", id, version],
    queryFn: ({ signal }) => call("GET /api/working-schedules/{id}/take", { params: { id }, signal }),
    gcTime: 0,
  });
  const isWarned = data?.findings.some(({ isNew, severity }) => isNew && severity !== "info") ?? false;
  const isAway = data?.absences.some(({ half, part }) => !half || part) ?? false;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.takeTitle(when)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={!data || isAway} onPress={onTake}>
            {isWarned ? texts.takeAnyway : texts.take}
          </Button>
        </>
      }
    >
      {data ? (
        <div className="flex flex-col gap-1 text-sm">
          <EffectList effect={data} fresh={texts.fresh} />
          {isAway && <p className="text-warning">{texts.away}</p>}
          {data.findings.some(({ isTextChecked }) => !isTextChecked) && (
            <p className="text-muted">{PLANNER_TEXTS.unchecked}</p>
          )}
        </div>
      ) : error ? (
        <ErrorState
          message={failureText(error, texts.takeLoadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}
