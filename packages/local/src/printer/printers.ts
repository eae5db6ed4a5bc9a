import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type PollingPrinter, createCloudPrnt } from "./cloudprnt-api";
import { createEpsonSdp } from "./epson-sdp-api";
import { type Faults, NO_FAULTS } from "./faults";
import { createMechanism } from "./mechanism";
import { type PollLoop, startPolling } from "./poll-loop";
import {
  PROTOCOLS,
  type PrinterState,
  type PrinterStore,
  type Protocol,
  newPrinter,
  openPrinterStore,
} from "./printer-store";
import { createSend } from "./send";

export interface VirtualPrinters {
  readonly store: PrinterStore;
  /** Puts a printer at this address; one that polls there already stays. Null if the address is none of a printer. */
  connect(given: { url: string; name?: string }): PrinterState | null;
  /** Switches the printer off and on. */
  restart(id: string): void;
  disconnect(id: string): void;
  /** Waits for nothing: requests that are underway end. */
  stop(): void;
}

/** As real printers are set when they are new. */
const INTERVAL = 5_000;

/**
 * Printers that speak with the platform as real ones do: by requests to its addresses. They are kept in the folder with
 * the papers that came out.
 */
export function startPrinters({
  folder,
  url: platform,
  interval = INTERVAL,
  slowness,
  kept,
  faultsFor = () => NO_FAULTS,
}: {
  folder: string;
  /** The platform's address, which may be another one than when the printers were put there. */
  url?: string;
  interval?: number;
  /** Milliseconds that a slow printer takes for a job. */
  slowness?: number;
  /** The number of papers to keep. */
  kept?: number;
  faultsFor?: (printer: PrinterState) => Faults;
}): VirtualPrinters {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = openPrinterStore(folder, kept);
  const running = new Map<string, { polling: PollingPrinter; loop: PollLoop }>();
  const run = (printer: PrinterState): void => {
    const faults = faultsFor(printer);
    const mechanism = createMechanism({ printer, store, faults, slowness });
    const create = printer.protocol === "cloudprnt" ? createCloudPrnt : createEpsonSdp;
    const polling = create({ printer, store, mechanism, faults, send: createSend(faults) });
    const loop = startPolling({ polling, interval, isOff: () => printer.isOff });
    running.set(printer.id, { polling, loop });
  };
  for (const printer of store.printers()) {
    if (platform) store.change(printer, { url: new URL(new URL(printer.url).pathname, platform).href });
    run(printer);
  }
  return {
    store,
    connect: ({ url, name }) => {
      const protocol = protocolOf(url);
      if (!protocol) return null;
      const known = store.printers().find((printer) => printer.url === url);
      if (known) return known;
      const id = `prn_${randomBytes(6).toString("hex")}`;
      const printer = newPrinter({ id, name: name ?? id, protocol, url });
      store.add(printer);
      run(printer);
      return printer;
    },
    restart: (id) => running.get(id)?.polling.restart(),
    disconnect: (id) => {
      running.get(id)?.loop.stop();
      running.delete(id);
      store.remove(id);
    },
    stop: () => {
      for (const { loop } of running.values()) loop.stop();
    },
  };
}

function protocolOf(url: string): Protocol | null {
  if (!URL.canParse(url)) return null;
  const [, named] = /^\/api\/print\/([\w-]+)\/[\w.-]+$/.exec(new URL(url).pathname) ?? [];
  return PROTOCOLS.find((protocol) => protocol === named) ?? null;
}
