import type { PollingOptions, PollingPrinter } from "./cloudprnt-api";
import type { Trouble } from "./mechanism";
import { printEpos } from "./paper/epos-xml";
import { type XmlElement, childrenOf, escapeXml, findElement, parseXml, textOf } from "./paper/xml";

const NAMESPACE = "http://www.epson-pos.com/schemas/2011/03/epos-print";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const FORM = "application/x-www-form-urlencoded";
const CODES: Readonly<Record<Trouble, string>> = { paperOut: "EPTR_REC_EMPTY", coverOpen: "EPTR_COVER_OPEN" };
/** Epson's automatic status: printed, and which bits say that the cover is open, or that the paper is out. */
const STATUS: Readonly<Record<Trouble | "ok", number>> = {
  ok: 0x0f000014,
  paperOut: 0x0f080008 | 0x14,
  coverOpen: 0x0f000028 | 0x14,
};
const PRINTED = 0x02;
/** With how many polls the printer tells its status though nothing has changed. */
const POLLS_PER_STATUS = 12;
/** How often the printer tries to report an outcome. */
const ATTEMPTS = 20;

/** A printer that speaks Epson Server Direct Print. It polls on without paper, as the real ones do. */
export function createEpsonSdp({ printer, store, mechanism, faults, send }: PollingOptions): PollingPrinter {
  let polls = 0;
  let told: Trouble | "ok" | null = null;
  const post = (fields: Record<string, string>, signal: AbortSignal): ReturnType<typeof send> =>
    send({
      url: printer.url,
      method: "POST",
      type: FORM,
      body: new URLSearchParams({ ...fields, ID: printer.name, Name: printer.name }).toString(),
      signal,
    });
  const tellStatus = async (signal: AbortSignal): Promise<void> => {
    const state = mechanism.trouble() ?? "ok";
    polls += 1;
    if (state === told && polls % POLLS_PER_STATUS !== 0) return;
    const status = `0x${STATUS[state].toString(16).toUpperCase().padStart(8, "0")}`;
    const body = `${HEAD}<statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="${status}"/></statusmonitor>`;
    // Firmware differs in where it puts the status.
    const isOlder = polls % (2 * POLLS_PER_STATUS) === 0;
    await post({ ConnectionType: "SetStatus", [isOlder ? "ResponseFile" : "Status"]: body }, signal);
    told = state;
  };
  const report = async (signal: AbortSignal): Promise<void> => {
    if (!printer.report) return;
    const { job, code, attempt } = printer.report;
    store.change(printer, {
      report: attempt + 1 < ATTEMPTS ? { ...printer.report, attempt: attempt + 1 } : null,
    });
    const status = STATUS[mechanism.trouble() ?? "ok"] | (code === "" ? PRINTED : 0);
    await post({ ConnectionType: "SetResponse", ResponseFile: responseFile({ job, code, status }) }, signal);
    store.change(printer, { report: null });
  };
  const print = async (element: XmlElement, signal: AbortSignal): Promise<void> => {
    const job = textOf(findElement(element, "printjobid") ?? EMPTY);
    if (faults.strikes("restart")) return void (told = null);
    const document = findElement(element, "epos-print");
    const lines = document?.attributes.xmlns === NAMESPACE ? printEpos(document) : null;
    const trouble = lines ? await mechanism.print({ job, type: "text/xml", lines }, signal) : null;
    if (faults.strikes("lostResult") || printer.losesNext) return store.change(printer, { losesNext: false });
    const code = lines ? (trouble ? CODES[trouble] : "") : "SchemaError";
    store.change(printer, { report: { job, code, attempt: 0 } });
    await report(signal);
  };
  return {
    poll: async (signal) => {
      mechanism.tick();
      await report(signal);
      await tellStatus(signal);
      const answer = await post({ ConnectionType: "GetRequest" }, signal);
      if (answer.status !== 200 || answer.body.length === 0) return;
      const request = parseXml(new TextDecoder().decode(answer.body));
      if (request?.name !== "PrintRequestInfo") return;
      for (const element of childrenOf(request)) {
        if (element.name === "ePOSPrint") await print(element, signal);
      }
    },
    restart: () => void (told = null),
  };
}

const EMPTY: XmlElement = { name: "", attributes: {}, content: [] };

function responseFile({ job, code, status }: { job: string; code: string; status: number }): string {
  const parameter = `<Parameter><devid>local_printer</devid><printjobid>${escapeXml(job)}</printjobid></Parameter>`;
  const response = `<response success="${code === ""}" code="${code}" status="${status}" battery="0" xmlns="${NAMESPACE}"/>`;
  return `${HEAD}<PrintResponseInfo Version="2.00"><ePOSPrint>${parameter}<PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
}
