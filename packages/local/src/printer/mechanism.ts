import { setTimeout as wait } from "node:timers/promises";
import type { Faults } from "./faults";
import type { PrintedLine } from "./paper/paper";
import type { PrinterState, PrinterStore } from "./printer-store";

export type Trouble = "paperOut" | "coverOpen";

/** What moves the paper: the same in all printers, whatever language they speak with their server. */
export interface Mechanism {
  /** What keeps the printer from printing; null if nothing does. */
  trouble(): Trouble | null;
  /** Prints, and answers what happened. */
  print(job: { job: string; type: string; lines: PrintedLine[] }, signal: AbortSignal): Promise<Trouble | null>;
  /** Called with each poll: somebody comes by and puts right what a fault has caused. */
  tick(): void;
}

/** After how many polls paper is refilled, or the cover closed, that a fault used up or opened. */
const POLLS_UNTIL_WELL = 5;
const SLOWNESS = 4_000;

export function createMechanism({
  printer,
  store,
  faults,
  slowness = SLOWNESS,
}: {
  printer: PrinterState;
  store: PrinterStore;
  faults: Faults;
  slowness?: number;
}): Mechanism {
  let pollsLeft = 0;
  const trouble = (): Trouble | null => {
    if (printer.cover === "open") return "coverOpen";
    return printer.paper === "out" ? "paperOut" : null;
  };
  const fail = (): void => {
    if (faults.strikes("paperOut")) store.change(printer, { paper: "out" });
    else if (faults.strikes("coverOpen")) store.change(printer, { cover: "open" });
    else return;
    pollsLeft = POLLS_UNTIL_WELL;
  };
  return {
    trouble,
    print: async ({ lines, ...job }, signal) => {
      if (trouble()) return trouble();
      if (printer.isSlow || faults.strikes("slow")) await wait(slowness, undefined, { signal, ref: false });
      fail();
      const paper = { ...job, printer: printer.id, at: Date.now() };
      // A printer notices only while it prints that the paper ends, and has printed a part of it by then.
      if (trouble()) store.addPaper({ ...paper, lines: lines.slice(0, lines.length >> 1), isTorn: true });
      else store.addPaper({ ...paper, lines });
      return trouble();
    },
    tick: () => {
      if (pollsLeft === 0) return;
      pollsLeft -= 1;
      if (pollsLeft === 0) store.change(printer, { paper: "ok", cover: "closed" });
    },
  };
}
