import { configFields } from "@tresen/contract/config/config";
import { branches } from "@tresen/contract/branch/branch.resource";
import type { OrderRow } from "../src/order";

export const EVIL = `</td><script>alert("x")</script><img src=x onerror=alert(1)>'"&`;
const meta = { id: "neubau", version: 1, createdAt: "", updatedAt: "" };
export const branch = {
  ...branches.fields.parse({
    identifier: "neubau",
    name: "Neubau",
    street: "Burggasse 1",
    zipCode: "1070",
    city: "Wien",
    phone: "+43 1 234567",
    email: "neubau@example.test",
  }),
  ...meta,
};
export const config = {
  ...configFields.parse({ shopName: "Pizzeria Bäcker", businessName: "Bäcker GmbH", primaryColor: "#ffee00" }),
  version: 1,
  updatedAt: "",
};
export const order = (changes: Partial<OrderRow> = {}): OrderRow =>
  ({
    uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    hash: "secret-hash",
    version: 1,
    createdAt: "2026-06-05T16:30:00.000Z",
    updatedAt: "2026-06-05T16:30:00.000Z",
    state: "confirmed",
    ticketNumber: 12,
    branch: "neubau",
    branchName: "Neubau",
    isDelivery: true,
    isDineIn: false,
    isQuotation: false,
    isPreorder: false,
    isPaid: false,
    isRefunded: false,
    paymentMethod: "cash",
    appointment: "2026-06-05T17:15:00.000Z",
    deliveryArea: "Neubau",
    comment: "Bitte läuten\nzweimal",
    customer: {
      firstName: "Maria",
      lastName: "Muster",
      email: "maria@example.test",
      phone: "+436601234567",
      street: "Zieglergasse 3",
      door: "7",
      zipCode: "1070",
      city: "Wien",
    },
    items: [
      {
        product: "p",
        name: "Margherita",
        amount: 2,
        unit: "piece",
        calculationModel: "fixed",
        parts: [
          { name: "Größe", type: "select", value: "Groß" },
          { name: "Extras", type: "multiselect", value: ["Käse", "Oliven"] },
          { name: "Notiz", type: "text", value: null },
        ],
        unitPrice: 950,
        gross: 1900,
        taxRate: 0.1,
      },
    ],
    pricing: {
      net: 1727,
      tax: 173,
      gross: 1900,
      deliveryNet: 242,
      deliveryTax: 48,
      deliveryGross: 290,
      totalNet: 1969,
      totalTax: 221,
      totalGross: 2190,
      taxes: [
        { rate: 0.1, net: 1727, tax: 173, gross: 1900 },
        { rate: 0.2, net: 242, tax: 48, gross: 290 },
      ],
    },
    timeline: [],
    ...changes,
  }) as OrderRow;
