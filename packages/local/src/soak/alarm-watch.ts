import type { Alarm } from "@tresen/contract/device/alarm";
import { type AlarmKind, JOB_ALARMS } from "@tresen/contract/device/alarm-kinds";
import type { Api } from "./api";
import type { Witness } from "./witness";

export interface AlarmWatch {
  /** Which alarms named a job, by the job. */
  told: ReadonlyMap<string, ReadonlySet<AlarmKind>>;
  /** How many different alarms were shown, by their kind. */
  shown: ReadonlyMap<AlarmKind, ReadonlySet<string>>;
  /** Reads the alarms and deals with the jobs that they name; false if the platform did not answer. */
  look(): Promise<boolean>;
  /** The alarms that were shown last. */
  last(): readonly Alarm[];
}

/**
 * A person who knows of prints only by alarms, walks to the printer, says what lies there, and has printed again what
 * does not.
 */
export function watchAlarms({ api, witness }: { api: Api; witness: Witness }): AlarmWatch {
  const told = new Map<string, Set<AlarmKind>>();
  const shown = new Map<AlarmKind, Set<string>>();
  let last: Alarm[] = [];
  return {
    told,
    shown,
    last: () => last,
    look: async () => {
      const { status, data } = await api.call({ path: "/api/alarms" });
      if (status !== 200) return false;
      last = data as Alarm[];
      for (const { id, kind, jobs } of last) {
        shown.set(kind, (shown.get(kind) ?? new Set()).add(id));
        if (!JOB_ALARMS.some((one) => one === kind)) continue;
        for (const job of jobs) {
          told.set(job.id, (told.get(job.id) ?? new Set()).add(kind));
          await dealWith({ api, witness, kind, job: job.id });
        }
      }
      return true;
    },
  };
}

async function dealWith({
  api,
  witness,
  kind,
  job,
}: {
  api: Api;
  witness: Witness;
  kind: AlarmKind;
  job: string;
}): Promise<void> {
  // What is late is printed by itself, or by another printer.
  if (kind === "late") return;
  const path = `/api/print-jobs/${job}`;
  const isPrinted = witness.papers.some((paper) => paper.job === job && !paper.isTorn);
  const { status, data } =
    kind === "unconfirmed"
      ? await api.call({ path: `${path}/confirm`, method: "POST", body: { isPrinted } })
      : await api.call({
          path: `${path}/reprint`,
          method: "POST",
          headers: { "idempotency-key": `soak-reprint-${job}` },
        });
  // A late result, or the clock, was faster: the next look shows what is left.
  if (status < 300 || status === 409 || status >= 500) return;
  throw new Error(`The ${kind} job ${job} could not be dealt with: ${status} ${JSON.stringify(data)}`);
}
