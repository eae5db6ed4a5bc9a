import type { Instant } from "@tresen/contract/kit/time";
import { RESULT_WITHIN } from "@tresen/contract/print/job/print-job";
import { HEADING_TEXTS } from "@tresen/contract/print/document/document.texts";
import { type PrintedLine, wordsOf } from "../printer/paper/paper";
import { TICK } from "./plan";
import { PRINTER_NAMES, type PrinterName } from "./shop";

/** Of the id of a job, with which each token begins. */
const ID_LENGTH = 26;

export interface WitnessedPaper {
  printer: PrinterName;
  job: string;
  /** Which attempt the token names. */
  attempt: number;
  at: Instant;
  /** The paper ended, or the cover was opened, before all was printed. */
  isTorn: boolean;
  saysRepeated: boolean;
  saysCopy: boolean;
}

/** Why the server can never hear of a job: its result was lost, or the job itself on its way to the printer. */
export type LossCause = "lostResult" | "lostJob" | "restart" | "cutByKill";

interface Period {
  from: Instant;
  to: Instant;
}

export interface Witness {
  papers: readonly WitnessedPaper[];
  losses: readonly { printer: PrinterName; cause: LossCause; at: Instant }[];
  paper(given: { printer: PrinterName; token: string; lines: readonly PrintedLine[]; isTorn: boolean }): void;
  loss(given: { printer: PrinterName; cause: LossCause }): void;
  /** The printer could not print, or could not reach the platform, until now. */
  unwell(given: { printer: PrinterName; since: Instant }): void;
  /** Since when the printer was well at this instant; the instant itself if it was not. */
  wellSince(given: { printer: PrinterName; at: Instant }): Instant;
}

/**
 * Keeps what came out of the printers, whatever happens to the platform, and when a printer could print. A printer whose
 * result was lost counts as not well until the platform gives it the next job, for the two minutes that a result may
 * take at the most: until then it gets nothing, by the platform's rules.
 */
export function openWitness(now: () => Instant): Witness {
  const papers: WitnessedPaper[] = [];
  const losses: Witness["losses"][number][] = [];
  const periods = new Map<PrinterName, Period[]>(PRINTER_NAMES.map((name) => [name, []]));
  const periodsOf = (printer: PrinterName): Period[] => periods.get(printer) ?? [];
  return {
    papers,
    losses,
    paper: ({ printer, token, lines, isTorn }) => {
      const at = now();
      const words = wordsOf(lines);
      papers.push({
        ...{ printer, at, isTorn },
        job: token.slice(0, ID_LENGTH),
        attempt: Number(token.slice(ID_LENGTH + 1)),
        saysRepeated: words.includes(HEADING_TEXTS.repeated),
        saysCopy: words.includes(HEADING_TEXTS.copy),
      });
      // It prints, so whatever it waited for is over.
      for (const period of periodsOf(printer)) period.to = Math.min(period.to, Math.max(at, period.from));
    },
    loss: ({ printer, cause }) => {
      const at = now();
      losses.push({ printer, cause, at });
      periodsOf(printer).push({ from: at, to: at + RESULT_WITHIN + 2 * TICK });
    },
    unwell: ({ printer, since }) => void periodsOf(printer).push({ from: since, to: now() }),
    wellSince: ({ printer, at }) =>
      Math.min(at, Math.max(-Infinity, ...periodsOf(printer).flatMap(({ from, to }) => (from <= at ? [to] : [])))),
  };
}
