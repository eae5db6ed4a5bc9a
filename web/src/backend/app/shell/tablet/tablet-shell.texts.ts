/** Sessions on a shared tablet. */
export const TABLET_SHELL_TEXTS = {
  finish: "Fertig",
  shared: "Gemeinsames Tablet: Die Sitzung endet, wenn es zehn Minuten lang niemand berührt.",
  over: "Die Sitzung ist zu Ende. Sobald der Server erreichbar ist, kann sich hier wieder jemand anmelden.",
} as const;
