const FREE_FOLDER = "end it first, or set DATA_DIR to another folder.";

/** Texts that the running platform prints in the terminal. */
export const CONSOLE_TEXTS = {
  functionsReloaded: "Functions reloaded.",
  startingAnew: "The platform itself has changed: starting it anew.",
};

export function databaseEndedText(complaint: string): string {
  return `The database ended by itself${complaint ? ` (${complaint})` : ""}: start the platform again.`;
}

export function loadingDemoText(demo: string): string {
  return `Loading the demo shop "${demo}" …`;
}

export function otherDemoText(demo: string): string {
  return `The store already has a shop, so the demo "${demo}" is not loaded: set DATA_DIR to an empty folder to see it.`;
}

export function platformRunsText({
  dataDir,
  url,
  pid,
}: {
  dataDir: string;
  url: string | undefined;
  pid: number;
}): string {
  return `Tresen already runs on the data folder ${dataDir}${url ? ` at ${url}` : ""} (process ${pid}): ${FREE_FOLDER}`;
}

export function commandRunsText({ dataDir, pid }: { dataDir: string; pid: number }): string {
  return `An import or export is using the data folder ${dataDir} (process ${pid}): ${FREE_FOLDER}`;
}
