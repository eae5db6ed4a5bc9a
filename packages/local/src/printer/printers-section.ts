import { type Html, html } from "@tresen/contract/page/html";
import { readForm } from "../gateway/body";
import { numbers, timeOf } from "../page/render";
import { type Action, type Section, type SubPage, actionPath } from "../page/section";
import { type Cell, actionButton, table } from "../page/table";
import { paperHtml } from "./paper/paper-html";
import {
  PRINTER_OUTCOMES,
  PRINTER_TEXTS,
  PROTOCOL_NAMES,
  SWITCH_LABELS,
  papersTitle,
  stateTexts,
} from "./printer.texts";
import type { PrintedPaper, PrinterState } from "./printer-store";
import type { VirtualPrinters } from "./printers";

const SECTION = "printers";

/** The switches of a printer: whether one is on, and what it becomes. */
const SWITCHES = {
  paper: {
    isOn: ({ paper }: PrinterState) => paper === "out",
    change: (isOn: boolean): Partial<PrinterState> => ({ paper: isOn ? "ok" : "out" }),
  },
  cover: {
    isOn: ({ cover }: PrinterState) => cover === "open",
    change: (isOn: boolean): Partial<PrinterState> => ({ cover: isOn ? "closed" : "open" }),
  },
  slow: {
    isOn: ({ isSlow }: PrinterState) => isSlow,
    change: (isOn: boolean): Partial<PrinterState> => ({ isSlow: !isOn }),
  },
  power: {
    isOn: ({ isOff }: PrinterState) => isOff,
    change: (isOn: boolean): Partial<PrinterState> => ({ isOff: !isOn }),
  },
};
const SWITCH_NAMES = ["paper", "cover", "slow", "power"] as const;

/** The virtual printers, and the papers that came out of them. */
export function printersSection(printers: VirtualPrinters): Section {
  const find = (id: string): PrinterState | undefined => printers.store.printers().find((one) => one.id === id);
  const changing = (values: (printer: PrinterState) => Partial<PrinterState>): Action => ({
    run: ({ id }) => {
      const printer = find(id);
      if (printer) printers.store.change(printer, values(printer));
      return Promise.resolve(printer !== undefined);
    },
    ...PRINTER_OUTCOMES.change,
  });
  const switching = (name: (typeof SWITCH_NAMES)[number]): Action =>
    changing((printer) => SWITCHES[name].change(SWITCHES[name].isOn(printer)));
  return {
    id: SECTION,
    title: PRINTER_TEXTS.title,
    html: () => body(printers),
    page: (id) => papersPage({ printers, printer: find(id) }),
    actions: {
      paper: switching("paper"),
      cover: switching("cover"),
      slow: switching("slow"),
      power: switching("power"),
      lose: changing(() => ({ losesNext: true })),
      restart: {
        ...changing(() => ({ isOff: false })),
        run: ({ id }) => {
          printers.restart(id);
          return Promise.resolve(find(id) !== undefined);
        },
      },
      connect: {
        run: async ({ request }) => {
          const form = await readForm(request);
          const given = { url: form.get("url")?.trim() ?? "", name: form.get("name")?.trim() || undefined };
          return printers.connect(given) !== null;
        },
        ...PRINTER_OUTCOMES.connect,
      },
      disconnect: {
        run: ({ id }) => {
          const isKnown = find(id) !== undefined;
          printers.disconnect(id);
          return Promise.resolve(isKnown);
        },
        ...PRINTER_OUTCOMES.disconnect,
      },
    },
  };
}

function body(printers: VirtualPrinters): Html {
  const list = printers.store.printers();
  const target = actionPath({ section: SECTION, action: "connect", id: "new" });
  return html`<p>${PRINTER_TEXTS.introduction}</p>
<form class="choices" method="post" action="${target}">
<label>${PRINTER_TEXTS.address} <input name="url" type="url" required></label>
<label>${PRINTER_TEXTS.name} <input name="name" maxlength="40"></label>
<button>${PRINTER_TEXTS.connect}</button>
</form>
${
  list.length === 0
    ? html`<p>${PRINTER_TEXTS.none}</p>`
    : table({ columns: PRINTER_TEXTS.columns, rows: list.map((printer) => row({ printer, printers })) })
}`;
}

function row({ printer, printers }: { printer: PrinterState; printers: VirtualPrinters }): Cell[] {
  const count = printers.store.papers().filter((paper) => paper.printer === printer.id).length;
  return [
    html`${printer.name}<br>${PROTOCOL_NAMES[printer.protocol]}`,
    html`${stateTexts(printer).map((text) => html`<span class="tag">${text}</span> `)}`,
    count === 0
      ? numbers.format(0)
      : html`<a href="/_local/${SECTION}/${printer.id}">${PRINTER_TEXTS.papers}</a> (${numbers.format(count)})`,
    html`<div class="choices">${buttonsOf(printer)}</div>`,
  ];
}

function buttonsOf(printer: PrinterState): Html[] {
  const target = { section: SECTION, id: printer.id };
  return [
    ...SWITCH_NAMES.map((name) =>
      actionButton({
        ...target,
        action: name,
        label: SWITCH_LABELS[name][SWITCHES[name].isOn(printer) ? "on" : "off"],
      }),
    ),
    actionButton({ ...target, action: "lose", label: PRINTER_TEXTS.lose }),
    actionButton({ ...target, action: "restart", label: PRINTER_TEXTS.restart }),
    actionButton({ ...target, action: "disconnect", label: PRINTER_TEXTS.disconnect }),
  ];
}

/** The papers of one printer, newest first. */
function papersPage({
  printers,
  printer,
}: {
  printers: VirtualPrinters;
  printer: PrinterState | undefined;
}): SubPage | null {
  if (!printer) return null;
  const papers = printers.store.papers().filter((paper) => paper.printer === printer.id);
  return {
    title: papersTitle(printer.name),
    html: papers.length === 0 ? html`<p>${PRINTER_TEXTS.noPapers}</p>` : html`${papers.map(paperBox)}`,
  };
}

function paperBox(paper: PrintedPaper): Html {
  return html`<figure><figcaption>${timeOf(paper.at)} <code>${paper.job}</code> ${paper.type}</figcaption>
${paperHtml(paper)}</figure>
`;
}
