/** Titles and hints of the fields of kinds of activities. */
export const ACTIVITY_KIND_FIELDS = {
  name: "Name",
  color: "Farbe",
  isPaid: "Bezahlt",
  isBreak: "Ist Pause",
  isBreakHint: "Die ganze Zeit einer solchen Aktivität zählt als Pause.",
  countsAsWorkingTime: "Zählt als Arbeitszeit",
  countsAsWorkingTimeHint: "Ausgeschaltet etwa für Rufbereitschaft zu Hause.",
  isProjectRequired: "Projekt erforderlich",
  isProjectRequiredHint: "Beim Stempeln muss ein Projekt gewählt werden.",
  branches: "Filialen",
  branchesHint: "Leer: in allen.",
} as const;
