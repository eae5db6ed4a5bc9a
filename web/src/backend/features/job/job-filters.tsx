import { FLAGS } from "@tresen/contract/kit/list/flag";
import { JOB_KINDS, JOB_STATES } from "@tresen/contract/job/job.state";
import { JOB_KIND_LABELS, JOB_STATE_LABELS } from "@tresen/contract/job/job.texts";
import { COMMON_TEXTS } from "../../shared/common.texts";
import type { JobFilter } from "../../shared/job-queries";
import { Button } from "../../shared/ui/button";
import { Select } from "../../shared/ui/select";
import { JOBS_TEXTS } from "./job.texts";

const ANY = "any";

/** The filters of the list of jobs, which are part of the URL. */
export function JobFilters({ filter, onFilter }: { filter: JobFilter; onFilter: (filter: JobFilter) => void }) {
  const isSet = Object.values(filter).some((value) => value !== undefined);
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap">
      <Select
        label={JOBS_TEXTS.kind}
        className="sm:w-40"
        options={[
          { value: ANY, label: COMMON_TEXTS.all },
          ...JOB_KINDS.map((kind) => ({ value: kind, label: JOB_KIND_LABELS[kind] })),
        ]}
        value={filter.kind ?? ANY}
        onChange={(value) => onFilter({ ...filter, kind: JOB_KINDS.find((kind) => kind === value) })}
      />
      <Select
        label={JOBS_TEXTS.state}
        className="sm:w-52"
        options={[
          { value: ANY, label: COMMON_TEXTS.all },
          ...JOB_STATES.map((state) => ({ value: state, label: JOB_STATE_LABELS[state] })),
        ]}
        value={filter.state ?? ANY}
        onChange={(value) => onFilter({ ...filter, state: JOB_STATES.find((state) => state === value) })}
      />
      <Select
        label={JOBS_TEXTS.trials}
        className="sm:w-44"
        options={[
          { value: ANY, label: JOBS_TEXTS.withTrials },
          { value: "false", label: JOBS_TEXTS.noTrials },
          { value: "true", label: JOBS_TEXTS.onlyTrials },
        ]}
        value={filter.dryRun ?? ANY}
        onChange={(value) => onFilter({ ...filter, dryRun: FLAGS.find((flag) => flag === value) })}
      />
      {isSet && (
        <Button variant="ghost" className="col-span-full" onPress={() => onFilter({})}>
          {COMMON_TEXTS.resetFilters}
        </Button>
      )}
    </div>
  );
}
