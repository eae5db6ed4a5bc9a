import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEpsonSdp } from "./epson-sdp-api";
import { type Faults, NO_FAULTS } from "./faults";
import { createMechanism } from "./mechanism";
import { wordsOf } from "./paper/paper";
import { newPrinter, openPrinterStore } from "./printer-store";
import type { Send } from "./send";

const { signal } = new AbortController();
const PRINT = "http://www.epson-pos.com/schemas/2011/03/epos-print";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "tresen-printer-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function request(printData: string): string {
  return (
    `<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint><Parameter>` +
    `<devid>local_printer</devid><timeout>10000</timeout><printjobid>prj_1</printjobid></Parameter>` +
    `<PrintData>${printData}</PrintData></ePOSPrint></PrintRequestInfo>`
  );
}

const TICKET = request(`<epos-print xmlns="${PRINT}"><text lang="de">Grüße &amp; 5 €&#10;</text><cut/></epos-print>`);

/** A server that hands each document over once, and notes the forms that it gets. */
function printerWith(documents: string[], faults: Faults = NO_FAULTS) {
  const forms: Record<string, string>[] = [];
  const send: Send = async ({ body }) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    forms.push(form);
    const text = form.ConnectionType === "GetRequest" ? (documents.shift() ?? "") : "";
    return { status: 200, type: "text/xml", body: new TextEncoder().encode(text) };
  };
  const store = openPrinterStore(folder);
  const printer = newPrinter({ id: "dev_2", name: "Theke", protocol: "epson-sdp", url: "http://shop.test/print" });
  store.add(printer);
  const mechanism = createMechanism({ printer, store, faults, slowness: 0 });
  const { poll } = createEpsonSdp({ printer, store, mechanism, faults, send });
  const told = (type: string): string[] =>
    forms
      .filter(({ ConnectionType }) => ConnectionType === type)
      .map(({ ResponseFile, Status }) => ResponseFile ?? Status ?? "");
  return { poll, store, printer, forms, told };
}

test("a printer asks, prints, and answers with its result", async () => {
  const { poll, store, forms, told } = printerWith([TICKET]);
  await poll(signal);
  await poll(signal);
  expect(forms.map(({ ConnectionType, ID }) => [ConnectionType, ID])).toEqual([
    ["SetStatus", "Theke"],
    ["GetRequest", "Theke"],
    ["SetResponse", "Theke"],
    ["GetRequest", "Theke"],
  ]);
  expect(told("SetResponse")[0]).toContain(
    `<printjobid>prj_1</printjobid></Parameter><PrintResponse><response success="true" code="" status="251658262"`,
  );
  expect(store.papers().map(({ job, lines }) => [job, wordsOf(lines)])).toEqual([["prj_1", "Grüße & 5 €\n"]]);
});

test("a printer without paper tells so at once, and polls on", async () => {
  const { poll, store, printer, told } = printerWith([TICKET, TICKET]);
  store.change(printer, { paper: "out" });
  await poll(signal);
  expect(told("SetStatus")).toEqual([expect.stringContaining('asbstatus="0x0F08001C"')]);
  expect(told("SetResponse")[0]).toContain('success="false" code="EPTR_REC_EMPTY"');
  expect(store.papers()).toEqual([]);
  store.change(printer, { paper: "ok" });
  await poll(signal);
  expect(told("SetStatus")[1]).toContain('asbstatus="0x0F000014"');
  expect(told("SetResponse")[1]).toContain('success="true"');
});

test.each([
  { name: "no XML", document: "<PrintRequestInfo>" },
  { name: "another name space", document: request(`<epos-print xmlns="urn:other"><cut/></epos-print>`) },
])("a printer prints nothing of a document with $name", async ({ document }) => {
  const { poll, store } = printerWith([document]);
  await poll(signal);
  expect(store.papers()).toEqual([]);
});

test("a document that the schema does not know is answered with an error", async () => {
  const { poll, told } = printerWith([request(`<epos-print xmlns="${PRINT}"><html/></epos-print>`)]);
  await poll(signal);
  expect(told("SetResponse")[0]).toContain('success="false" code="SchemaError"');
});

test("a lost result is never told", async () => {
  const { poll, store, told } = printerWith([TICKET], { ...NO_FAULTS, strikes: (fault) => fault === "lostResult" });
  await poll(signal);
  await poll(signal);
  expect(store.papers()).toHaveLength(1);
  expect(told("SetResponse")).toEqual([]);
});
