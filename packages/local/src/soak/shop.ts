import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import type { OrderDraftInput } from "@tresen/contract/order/order";
import type { Api } from "./api";
import type { PlannedOrder } from "./plan";

export const BRANCH = "brn_1";
const [FOOD, DRINK] = ["prd_food", "prd_drink"];

/** Stations by their identifiers, with the id of their record. */
export const STATIONS = { ofen: "sta_ofen", schank: "sta_schank" } as const;

/** One branch that is always open, a station for food and one for drinks. */
export const soakShop: ShopBundleInput = {
  config: { shopName: "Dauertest" },
  branches: [
    {
      id: BRANCH,
      identifier: "eins",
      name: "Filiale Eins",
      openingHours: [{ type: "daily", from: "00:00", to: "24:00" }],
    },
  ],
  stations: [
    { id: STATIONS.ofen, identifier: "ofen", name: "Ofen", branch: BRANCH },
    { id: STATIONS.schank, identifier: "schank", name: "Schank", branch: BRANCH },
  ],
  categories: [{ id: "cat_1", name: "Speisen" }],
  products: [
    { id: FOOD, name: "Semmel", price: 120, preparation: [{ station: "ofen", minutes: 0, minutesPerUnit: 0 }] },
    { id: DRINK, name: "Cola", price: 300, preparation: [{ station: "schank", minutes: 0, minutesPerUnit: 0 }] },
  ],
  menus: [{ id: "mnu_1", branches: [{ id: BRANCH }], catalog: [{ category: "cat_1", products: [FOOD, DRINK] }] }],
};

export function draftOf({ number, amount, hasDrink }: PlannedOrder): OrderDraftInput {
  return {
    branch: BRANCH,
    items: [
      { amount, unit: "piece", product: FOOD, parts: [] },
      ...(hasDrink ? [{ amount: 1, unit: "piece" as const, product: DRINK, parts: [] }] : []),
    ],
    firstName: "Erika",
    lastName: `Muster ${number}`,
    paymentMethod: "cash",
    legalInstructions: true,
    privacyPolicy: true,
  };
}

/** The position of the food as it becomes when the order is changed. */
export function changedFood({ amount }: PlannedOrder): { amount: number; unit: "piece"; product: string } {
  return { amount: amount + 1, unit: "piece", product: FOOD };
}

export type PrinterName = "star" | "epson" | "agent";
export const PRINTER_NAMES: readonly PrinterName[] = ["star", "epson", "agent"];

interface SoakDevice {
  id: string;
  /** The address that it asks, with its key. */
  url: string;
}

const PRINTERS: Readonly<Record<PrinterName, object>> = {
  // The food's tickets; what is late is printed at the bar.
  star: {
    driver: "cloudprnt",
    station: STATIONS.ofen,
    documents: ["kitchenTicket"],
    events: ["confirmed", "changed", "cancelled"],
    substitute: "dev_agent",
  },
  epson: { driver: "epson-sdp", documents: ["receipt"], events: ["confirmed"] },
  agent: {
    driver: "escpos-network",
    station: STATIONS.schank,
    documents: ["kitchenTicket"],
    events: ["confirmed", "changed", "cancelled"],
  },
};

/** Makes the printers and their keys through the API. */
export async function createPrinters(api: Api): Promise<Record<PrinterName, SoakDevice>> {
  const made: Partial<Record<PrinterName, SoakDevice>> = {};
  for (const name of [...PRINTER_NAMES].reverse()) {
    const id = `dev_${name}`;
    const given = { id, identifier: name, name: `Printer ${name}`, branch: BRANCH, kind: "print", ...PRINTERS[name] };
    await api.must({ path: "/api/devices", method: "POST", body: given });
    const { url } = await api.must<{ url: string }>({ path: `/api/devices/${id}/key`, method: "POST", body: {} });
    made[name] = { id, url };
  }
  return made as Record<PrinterName, SoakDevice>;
}

/** The keys of the kitchen display and of the guests' board. */
export async function createDisplayKeys(api: Api): Promise<{ kitchen: string; board: string }> {
  const keyFor = async (purpose: "backoffice" | "frontdesk"): Promise<string> => {
    const body = { name: `Display ${purpose}`, branch: BRANCH, purpose };
    return (await api.must<{ key: string }>({ path: "/api/access-keys", method: "POST", body })).key;
  };
  return { kitchen: await keyFor("backoffice"), board: await keyFor("frontdesk") };
}
