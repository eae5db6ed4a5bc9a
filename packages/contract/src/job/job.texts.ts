import type { JobAction, JobKind, JobState } from "./job.state";

export const JOB_KIND_LABELS: Readonly<Record<JobKind, string>> = { mail: "E-Mail", sms: "SMS" };

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  waiting: "wartet",
  running: "läuft",
  retry: "wird wiederholt",
  done: "erledigt",
  joined: "zusammengefasst",
  dropped: "entfallen",
  failed: "fehlgeschlagen",
  unconfirmed: "ungewiss",
  canceled: "abgebrochen",
};

export const JOB_ACTION_LABELS: Readonly<Partial<Record<JobAction, string>>> = {
  retry: "Nochmals versuchen",
  cancel: "Abbrechen",
};

export const JOB_MESSAGES = {
  missing: "Diesen Auftrag gibt es nicht.",
  notAllowed: "Das ist beim jetzigen Stand des Auftrags nicht möglich.",
  changed: "Der Auftrag wurde inzwischen geändert. Bitte laden Sie die Seite neu.",
};
