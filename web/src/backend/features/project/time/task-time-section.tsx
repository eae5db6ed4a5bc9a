import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { tasks } from "@tresen/contract/project/task.resource";
import { isTaskEnded } from "@tresen/contract/project/task.state";
import { usageOf } from "@tresen/contract/project/time/burn";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { numberOf } from "./budget-mark";
import { BurnBar } from "./burn-bar";
import { EntriesTable } from "./entries-table";
import { Stopwatch } from "./stopwatch";
import { timeQueries } from "./time-queries";
import { TIME_TEXTS as texts } from "./time.texts";

/** The time of a task: one's own is started and stopped here, and what was booked is compared with the estimate. */
export function TaskTimeSection({ record }: { record: AnyRecord | null }) {
  const project = String(record?.["project"] ?? "");
  const { data, error, refetch, isFetching } = useQuery({ ...timeQueries.one(project), enabled: project !== "" });
  if (!record) return null;
  if (!data) return <NotLoaded message={texts.failed} {...{ error, refetch, isFetching }} />;
  const state = tasks.fields.shape.state.catch("open").parse(record["state"]);
  const used = data.tasks.find(({ task }) => task === record.id)?.workedSeconds ?? 0;
  const estimate = numberOf(record["estimateMinutes"]);
  const use = usageOf({ used, budget: estimate === null ? null : estimate * 60 });
  return (
    <div className="flex flex-col gap-4">
      <Stopwatch
        project={project}
        task={record.id}
        branch={String(record["branch"] ?? "")}
        isOpen={!isTaskEnded(state)}
      />
      <BurnBar
        title={texts.time}
        text={use ? texts.workedOf(use) : texts.worked(used)}
        detail={use && (use.isOver ? texts.overEstimate(used - use.budget) : texts.left(use.budget - used))}
        share={use && (use.budget > 0 ? used / use.budget : used > 0 ? 2 : 0)}
        isOver={use?.isOver ?? false}
      />
      <EntriesTable entries={data.entries.filter(({ task }) => task === record.id)} titles={null} />
    </div>
  );
}
