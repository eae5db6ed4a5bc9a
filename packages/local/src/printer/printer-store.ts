import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, writeJson, writeText } from "../json-file";
import type { PrintedLine } from "./paper/paper";

export const PROTOCOLS = ["cloudprnt", "epson-sdp"] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** The outcome of a job that the printer has yet to report, in the words of its protocol. */
export interface Report {
  job: string;
  code: string;
  attempt: number;
  /** CloudPRNT: how the server wants to be told. */
  method?: "DELETE" | "GET";
}

/** A printer as it stands there: also a kill of the platform leaves it so. */
export interface PrinterState {
  id: string;
  name: string;
  protocol: Protocol;
  /** The address that the printer polls, with its key. */
  url: string;
  paper: "ok" | "out";
  cover: "closed" | "open";
  isOff: boolean;
  isSlow: boolean;
  /** The outcome of the next job is not reported. */
  losesNext: boolean;
  report: Report | null;
}

/** A piece of paper that came out. */
export interface PrintedPaper {
  id: number;
  printer: string;
  /** The job as the protocol names it. */
  job: string;
  /** By the machine's clock: printers have one of their own. */
  at: number;
  type: string;
  lines: PrintedLine[];
  /** The paper ended, or the cover was opened, before all was printed. */
  isTorn?: boolean;
}

export interface PrinterStore {
  printers(): readonly PrinterState[];
  add(printer: PrinterState): void;
  remove(id: string): void;
  /** Changes a printer in place and writes the file, if anything changes. */
  change(printer: PrinterState, values: Partial<PrinterState>): void;
  /** Newest first. */
  papers(): readonly PrintedPaper[];
  addPaper(paper: Omit<PrintedPaper, "id">): void;
}

export function newPrinter(given: Pick<PrinterState, "id" | "name" | "protocol" | "url">): PrinterState {
  return { ...given, paper: "ok", cover: "closed", isOff: false, isSlow: false, losesNext: false, report: null };
}

/** The number of papers kept in the platform's data folder; the oldest are dropped. */
const KEPT = 300;

/**
 * Printers and papers in a folder: one file that each change replaces, and one that papers are appended to. They show
 * what was printed, whatever happens to the platform.
 * @param kept how many papers are kept; a witness keeps all of them.
 */
export function openPrinterStore(folder: string, kept: number = KEPT): PrinterStore {
  const stateFile = join(folder, "printers.json");
  const paperFile = join(folder, "papers.jsonl");
  let printers = readJson<PrinterState[]>(stateFile, []);
  let papers = readPapers(paperFile).slice(-kept);
  let lines = papers.length;
  const save = (): void => writeJson(stateFile, printers);
  return {
    printers: () => printers,
    add: (printer) => {
      printers = [...printers.filter(({ id }) => id !== printer.id), printer];
      save();
    },
    remove: (id) => {
      printers = printers.filter((printer) => printer.id !== id);
      save();
    },
    change: (printer, values) => {
      const before = JSON.stringify(printer);
      Object.assign(printer, values);
      if (JSON.stringify(printer) !== before) save();
    },
    papers: () => papers.toReversed(),
    addPaper: (given) => {
      const paper = { ...given, id: (papers.at(-1)?.id ?? 0) + 1 };
      appendFileSync(paperFile, lineOf(paper), { mode: 0o600 });
      papers = [...papers, paper].slice(-kept);
      lines += 1;
      if (lines <= 2 * kept) return;
      writeText(paperFile, papers.map(lineOf).join(""));
      lines = papers.length;
    },
  };
}

function lineOf(paper: PrintedPaper): string {
  return `${JSON.stringify(paper)}\n`;
}

/** Ignores an incomplete last line, which a kill may leave. */
function readPapers(file: string): PrintedPaper[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeText(file, whole);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line): PrintedPaper => JSON.parse(line));
}
