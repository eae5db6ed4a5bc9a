import type { JobCommand } from "@tresen/contract/job/job.state";
import type { Outcomes } from "../page/section";

export const JOBS_SECTION_TEXTS = {
  none: "Noch keine.",
  columns: ["Zeit", "Art", "Wofür", "Stand", "Versuche", "Aktion"],
};

const DONE: Readonly<Record<JobCommand, string>> = {
  retry: "Die Hintergrundaufgabe wird noch einmal versucht.",
  cancel: "Die Hintergrundaufgabe wurde abgebrochen.",
};

export function jobOutcomes(command: JobCommand): Outcomes {
  return {
    done: DONE[command],
    failed: "Das ist beim jetzigen Stand der Hintergrundaufgabe nicht möglich.",
    unknown: "Diese Hintergrundaufgabe gibt es nicht.",
  };
}
