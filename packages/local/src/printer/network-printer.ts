import { type Socket, createServer } from "node:net";
import { printEscPos } from "./paper/esc-pos";
import type { PrintedLine } from "./paper/paper";

export interface NetworkPrinter {
  readonly port: number;
  /** What came out, oldest first: one paper for each connection that printed something. */
  readonly papers: PrintedLine[][];
  /** What the printer tells of itself, and how it behaves from now on. */
  readonly state: {
    paper: "ok" | "low" | "out";
    cover: "closed" | "open";
    /** Answers no questions about its state, as cheap printers do. */
    isMute: boolean;
    /** Takes what it is sent, and never answers after it: the connection hangs until the sender gives up. */
    hangs: boolean;
  };
  /** Called when the first byte of a job has come. */
  onJob: () => void;
  /** Called with the bytes of a job when its connection has ended. */
  onPaper: (bytes: Uint8Array) => void;
  stop(): Promise<void>;
}

const DLE_EOT = [0x10, 0x04];
const QUESTION_LENGTH = 3;
/** These bits of an answer to DLE EOT are always set. */
const FIXED = 0x12;

/** A printer in the network that speaks ESC/POS on a port, as on port 9100, and tells its state by DLE EOT. */
export function startNetworkPrinter(): Promise<NetworkPrinter> {
  const state: NetworkPrinter["state"] = { paper: "ok", cover: "closed", isMute: false, hangs: false };
  const papers: PrintedLine[][] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    let job = Buffer.alloc(0);
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const question = askedIn(data);
      const bytes = question === null ? data : data.subarray(0, -QUESTION_LENGTH);
      if (job.length === 0 && bytes.length > 0) printer.onJob();
      job = Buffer.concat([job, bytes]);
      const isMute = state.isMute || (state.hangs && job.length > 0);
      if (question !== null && !isMute) socket.write(Uint8Array.of(statusByte(question)));
    });
    socket.on("close", () => {
      open.delete(socket);
      const lines = printEscPos(job);
      if (lines.length > 0) papers.push(lines);
      if (job.length > 0) printer.onPaper(job);
    });
  });
  const statusByte = (question: number): number => {
    if (question === 2) return FIXED | (state.cover === "open" ? 0x04 : 0) | (state.paper === "out" ? 0x20 : 0);
    return FIXED | (state.paper === "ok" ? 0 : 0x0c) | (state.paper === "out" ? 0x60 : 0);
  };
  const printer = {
    port: 0,
    papers,
    state,
    onJob: (): void => undefined,
    onPaper: (_: Uint8Array): void => undefined,
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      printer.port = typeof address === "object" && address ? address.port : 0;
      resolve(printer);
    });
  });
}

/** The number of the question at the end of the bytes; null if there is none. Questions come after a job, not in it. */
function askedIn(data: Buffer): number | null {
  const end = data.subarray(-QUESTION_LENGTH);
  return end.length === QUESTION_LENGTH && DLE_EOT.every((byte, at) => end[at] === byte) ? (end[2] ?? null) : null;
}
