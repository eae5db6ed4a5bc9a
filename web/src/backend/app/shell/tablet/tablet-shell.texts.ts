/** The layout of a session on a shared tablet. */
export const TABLET_SHELL_TEXTS = {
  finish: "Fertig",
  over: "Die Sitzung ist zu Ende. Sobald der Server erreichbar ist, kann sich hier wieder jemand anmelden.",
} as const;
