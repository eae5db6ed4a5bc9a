import { createCloudPrnt, type PollingPrinter } from "../printer/cloudprnt-api";
import { createEpsonSdp } from "../printer/epson-sdp-api";
import type { Faults } from "../printer/faults";
import { createMechanism } from "../printer/mechanism";
import { type PrinterState, type PrinterStore, newPrinter } from "../printer/printer-store";
import { createSend, type Send } from "../printer/send";
import type { PlatformTime } from "./platform-time";
import type { Calls } from "./soak-faults";
import { counted } from "./soak-faults";
import type { PrinterName } from "./shop";
import type { LossCause, Witness } from "./witness";

/** A printer that asks once in each step. */
export interface SteppedPrinter {
  step(): Promise<void>;
  calls: Calls;
  faults: Faults;
}

/** Milliseconds of the machine: a slow printer delays its step. */
const SLOWNESS = 120;
/** After these faults the server never hears what became of a job. */
const LOSSES = ["lostResult", "lostJob", "restart"] as const satisfies readonly LossCause[];

/** A CloudPRNT printer or one with Epson's Server Direct Print, in this process, where no kill of the platform reaches it. */
export function createSteppedPrinter({
  name,
  protocol,
  url,
  faults,
  witness,
  time,
  signal,
}: {
  name: PrinterName;
  protocol: "cloudprnt" | "epson-sdp";
  url: string;
  faults: Faults;
  witness: Witness;
  time: PlatformTime;
  signal: AbortSignal;
}): SteppedPrinter {
  const printer = newPrinter({ id: name, name, protocol, url });
  const store = witnessedStore({ name, witness });
  const mechanism = createMechanism({
    printer,
    store,
    faults: reporting({ name, faults, witness }),
    slowness: SLOWNESS,
  });
  const calls: Calls = { made: 0, struck: 0 };
  const send = countedSend({ name, faults, witness, calls });
  const create = protocol === "cloudprnt" ? createCloudPrnt : createEpsonSdp;
  const polling: PollingPrinter = create({
    ...{ printer, store, mechanism, send },
    faults: reporting({ name, faults, witness }),
  });
  let last = time.now();
  return {
    calls,
    faults,
    step: async () => {
      const wasWell = mechanism.trouble() === null;
      const reached = await polling.poll(signal).then(
        () => true,
        () => false,
      );
      // A lost call is made good with the next step, and does not count as the printer's state.
      if (!wasWell || mechanism.trouble() !== null) witness.unwell({ printer: name, since: last });
      if (reached) last = time.now();
    },
  };
}

/** Tells the witness of each fault after which nobody can know what became of a job. */
function reporting({ name, faults, witness }: { name: PrinterName; faults: Faults; witness: Witness }): Faults {
  return {
    ...faults,
    strikes: (fault) => {
      const isStruck = faults.strikes(fault);
      const cause = LOSSES.find((one) => one === fault);
      if (isStruck && cause) witness.loss({ printer: name, cause });
      return isStruck;
    },
  };
}

/** Only Epson's printers get a job with the answer that claims it. A CloudPRNT printer fetches the same job again. */
function countedSend({
  name,
  faults,
  witness,
  calls,
}: {
  name: PrinterName;
  faults: Faults;
  witness: Witness;
  calls: Calls;
}): Send {
  const send = createSend(reporting({ name, faults, witness }));
  return async (request) => {
    const before = faults.counts.cutAnswer;
    try {
      return await counted({ calls, faults, call: () => send(request) });
    } catch (error) {
      const claims = request.body?.includes("ConnectionType=GetRequest") === true;
      if (claims && faults.counts.cutAnswer > before) witness.loss({ printer: name, cause: "cutByKill" });
      throw error;
    }
  };
}

/** Keeps nothing but the printer itself: what came out is kept by the witness. */
function witnessedStore({ name, witness }: { name: PrinterName; witness: Witness }): PrinterStore {
  return {
    printers: () => [],
    add: () => undefined,
    remove: () => undefined,
    change: (printer: PrinterState, values) => void Object.assign(printer, values),
    papers: () => [],
    addPaper: ({ job, lines, isTorn = false }) => witness.paper({ printer: name, token: job, lines, isTorn }),
  };
}
