import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { formatExactTime } from "@tresen/contract/kit/time";
import { Pause, Play, Square } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { useZoneOf } from "../../../shared/branches";
import { failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Skeleton } from "../../../shared/ui/states";
import { NativeSelect } from "../../../shared/ui/native-select";
import { timeQueries } from "./time-queries";
import { STOPWATCH_TEXTS as texts } from "./time.texts";

type Action = "start" | "end" | "pause" | "resume";

interface StopwatchProps {
  project: string;
  /** Null to book on the project as a whole. */
  task: string | null;
  branch: string;
  /** Whether time can still be started; what runs can always be stopped. */
  isOpen: boolean;
}

/** Starts and stops the working time of whoever is signed in, for a task or project of a branch in which they work. */
export function Stopwatch({ project, task, branch, isOpen }: StopwatchProps) {
  const client = useQueryClient();
  const zone = useZoneOf()(branch);
  const { data, isPending: isLoading } = useQuery(timeQueries.own());
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ action, kind }: { action: Action; kind: string | null }): Promise<void> => {
      if (action !== "start" && action !== "resume") {
        await call(`POST /api/working-activities/me/${action}`, { body: {} });
        return;
      }
      const body = action === "start" ? { project, task, branch, kind } : {};
      const begun = await call(`POST /api/working-activities/me/${action}`, { body });
      const findings = begun?.findings ?? [];
      if (findings.length > 0) showToast({ kind: "error", message: texts.law(findings) });
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, texts.failed), error }),
    onSettled: () =>
      Promise.all(
        [timeQueries.own().queryKey, timeQueries.all, ["resource", activities.name]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (isLoading) return <Skeleton className="h-10 w-36" />;
  if (!data?.branches.some(({ id }) => id === branch)) return null;
  const { workingActivity: current } = data;
  const isHere = current?.project === project && current.task === task;
  const kinds = data.kinds.filter(({ isBreak }) => !isBreak);
  const kind = chosen ?? kinds.find(({ isPaid, countsAsWorkingTime }) => isPaid && countsAsWorkingTime)?.id ?? null;
  const act = (action: Action) => () => mutate({ action, kind });
  if (current && isHere)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="danger" isDisabled={isPending} onPress={act("end")}>
          <Square size={16} aria-hidden /> {texts.stop}
        </Button>
        <Button isDisabled={isPending} onPress={act(current.state === "paused" ? "resume" : "pause")}>
          {current.state === "paused" ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          {current.state === "paused" ? texts.resume : texts.pause}
        </Button>
        <span role="status" className="text-sm text-muted">
          {current.state === "paused"
            ? texts.isPaused
            : texts.since(formatExactTime({ at: Date.parse(current.startedAt), zone }))}
        </span>
      </div>
    );
  if (!isOpen) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" isDisabled={isPending} onPress={act("start")}>
        <Play size={16} aria-hidden /> {texts.start}
      </Button>
      {kinds.length > 0 && (
        <NativeSelect
          label={texts.kind}
          className="w-44"
          options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
          value={kind ?? ""}
          onChange={setChosen}
        />
      )}
      {current && <span className="text-sm text-muted">{texts.elsewhere}</span>}
    </div>
  );
}
