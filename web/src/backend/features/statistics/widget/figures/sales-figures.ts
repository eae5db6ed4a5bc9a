import { formatQuantity } from "@tresen/contract/catalog/units";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { unitLabel } from "@tresen/contract/catalog/unit-label.texts";
import { PAYMENT_METHODS, paymentLabel } from "@tresen/contract/payment/payment";
import type { Overview, Revenue, SoldItem } from "@tresen/contract/statistics/statistics";
import type { FigureColumn, FigureRow, Figures } from "../../chart/figures";
import { COLUMN_TEXTS, FIGURE_TEXTS } from "../widget.texts";

const orders: FigureColumn = { path: "orders", title: COLUMN_TEXTS.orders, kind: "number" };
const gross: FigureColumn = { path: "gross", title: COLUMN_TEXTS.revenue, kind: "money" };

/** By revenue, highest first. */
export function productFigures(items: readonly SoldItem[]): Figures {
  const sold = [...items].sort((a, b) => b.gross - a.gross || a.name.localeCompare(b.name, "de"));
  const units = new Map(sold.map((item) => [keyOf(item), item]));
  return {
    columns: [
      { path: "name", title: COLUMN_TEXTS.product, kind: "text", hides: "product" },
      {
        path: "amount",
        title: COLUMN_TEXTS.amount,
        kind: "number",
        shown: ({ key }) => {
          const item = units.get(key);
          return item ? formatQuantity(item) : "";
        },
      },
      { path: "unit", title: COLUMN_TEXTS.unit, kind: "text", isFileOnly: true },
      { path: "count", title: COLUMN_TEXTS.positions, kind: "number", isMinor: true },
      gross,
    ],
    rows: sold.map((item): FigureRow => ({
      key: keyOf(item),
      name: item.name,
      amount: item.amount,
      unit: unitLabel(item.unit),
      count: item.count,
      gross: item.gross,
    })),
    main: "gross",
  };
}

const keyOf = ({ product, unit }: SoldItem): string => `${product} ${unit}`;

/** The catalogue as far as it says in which category products stand. */
export interface Catalogue {
  menus: readonly { catalog: readonly { category: string; products: readonly string[] }[] }[];
  categories: readonly { id: string; name: string }[];
}

/** The sums of the products in each category. A product counts once, in the first category that it stands in. */
export function categoryFigures({ items, catalogue }: { items: readonly SoldItem[]; catalogue: Catalogue }): Figures {
  const places = new Map<string, string>();
  for (const { category, products } of catalogue.menus.flatMap(({ catalog }) => catalog))
    for (const product of products) if (!places.has(product)) places.set(product, category);
  const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
  const sums = new Map<string, { name: string; count: number; gross: number }>();
  for (const item of items) {
    const place = places.get(item.product) ?? "";
    const sum = sums.get(place) ?? { name: names.get(place) ?? FIGURE_TEXTS.none, count: 0, gross: 0 };
    sums.set(place, { ...sum, count: sum.count + item.count, gross: sum.gross + item.gross });
  }
  return {
    columns: [
      { path: "name", title: COLUMN_TEXTS.category, kind: "text", hides: "product" },
      { path: "count", title: COLUMN_TEXTS.positions, kind: "number", isMinor: true },
      gross,
    ],
    rows: [...sums]
      .map(([key, sum]): FigureRow & { gross: number } => ({ key, ...sum }))
      .sort((a, b) => b.gross - a.gross),
    main: "gross",
  };
}

export function optionFigures({ options }: Pick<Overview, "options">): Figures {
  return {
    columns: [
      { path: "option", title: COLUMN_TEXTS.option, kind: "text", hides: "product" },
      { path: "step", title: COLUMN_TEXTS.step, kind: "text", isMinor: true },
      { path: "count", title: COLUMN_TEXTS.count, kind: "number" },
    ],
    rows: [...options]
      .sort((a, b) => b.count - a.count)
      .map((option) => ({ key: `${option.step}: ${option.option}`, ...option })),
    main: "count",
  };
}

export function methodFigures({ byMethod }: Pick<Revenue, "byMethod">): Figures {
  return {
    columns: [
      { path: "method", title: COLUMN_TEXTS.method, kind: "choice", labels: DELIVERY_METHOD_LABELS },
      orders,
      gross,
    ],
    rows: byMethod.map((sum) => ({ key: sum.method, ...sum })),
    main: "orders",
  };
}

export function paymentFigures({ byPayment }: Pick<Revenue, "byPayment">): Figures {
  const offered = PAYMENT_METHODS.filter((method) => byPayment.some(({ payment }) => payment === method));
  return {
    columns: [{ path: "name", title: COLUMN_TEXTS.payment, kind: "text" }, orders, gross],
    rows: byPayment
      .filter(({ orders: count, gross: sum }) => count !== 0 || sum !== 0)
      .map(({ payment, ...sums }) => ({
        key: payment,
        name: payment === "onSite" ? FIGURE_TEXTS.onSite : paymentLabel({ method: payment, offered }),
        ...sums,
      })),
    main: "orders",
  };
}

export function taxFigures({ taxes }: Pick<Revenue, "taxes">): Figures {
  return {
    columns: [
      { path: "rate", title: COLUMN_TEXTS.rate, kind: "rate" },
      { path: "net", title: COLUMN_TEXTS.net, kind: "money", isMinor: true },
      { path: "tax", title: COLUMN_TEXTS.tax, kind: "money" },
      { path: "gross", title: COLUMN_TEXTS.gross, kind: "money" },
    ],
    rows: taxes.map((sum) => ({ key: String(sum.rate), ...sum })),
    main: "gross",
  };
}

/** Each area of each branch. @param nameOf a branch. */
export function areaFigures({
  overview: { areas },
  nameOf,
}: {
  overview: Pick<Overview, "areas">;
  nameOf: (branch: string) => string;
}): Figures {
  return {
    columns: [
      { path: "area", title: COLUMN_TEXTS.area, kind: "text" },
      { path: "branch", title: COLUMN_TEXTS.branch, kind: "text" },
      orders,
      gross,
    ],
    rows: [...areas]
      .sort((a, b) => b.orders - a.orders || a.area.localeCompare(b.area, "de"))
      .map((sum) => ({ key: `${sum.branch} ${sum.area}`, ...sum, branch: nameOf(sum.branch) })),
    main: "orders",
  };
}

export function donationFigures({ donations }: Pick<Overview, "donations">): Figures {
  return {
    columns: [
      { path: "name", title: COLUMN_TEXTS.donatee, kind: "text" },
      orders,
      { path: "amount", title: COLUMN_TEXTS.donated, kind: "money" },
    ],
    rows: donations.map(({ donatee, name, orders: count, amount }) => ({ key: donatee, name, orders: count, amount })),
    main: "amount",
  };
}
