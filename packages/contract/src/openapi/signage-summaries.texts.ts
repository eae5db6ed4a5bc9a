/** Summaries of the calls about screens. */
export const SIGNAGE_SUMMARIES = {
  commandTv: "Einem TV einen Befehl geben; er holt ihn ab, sobald er online ist",
  abortTvCommand: "Den offenen Befehl eines TVs abbrechen",
  commandTvs: "Mehreren TVs oder einer Gruppe denselben Befehl geben",
} as const;
