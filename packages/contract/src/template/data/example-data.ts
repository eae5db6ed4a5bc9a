import type { TableRow } from "../layer/layer-value-fields";
import type { TemplateData } from "./bind";
import { EXAMPLE_RECORD_TEXTS as texts } from "./data.texts";
import { FIELD_KINDS, type TemplateSource } from "./field-kinds";
import { headingRow } from "./product-data";

/** What a row in the small catalogue of an example says of a product. */
export type ExampleProduct = Pick<TableRow, "title" | "description" | "note" | "price" | "isFrom">;

/** Products for a shop that has none. */
const PRODUCTS: readonly ExampleProduct[] = texts.products.map(({ title, description, price }) => ({
  ...{ title, description, price },
  note: "",
  isFrom: false,
}));

/**
 * What a template shows of a source of which there are no records yet: a record that is clearly named as an example, with
 * products of the catalogue as far as there are some. What no example says is empty.
 */
export function exampleData({
  source,
  products,
}: {
  source: TemplateSource;
  products: readonly ExampleProduct[];
}): TemplateData {
  const rows = (products.length > 0 ? products : PRODUCTS).map((product): TableRow => ({
    ...product,
    ...{ isHeading: false, isStruck: false },
  }));
  const known = valuesOf({ source, rows });
  const none = Object.keys(FIELD_KINDS[source])
    .filter((path) => !(path in FIELD_KINDS.none))
    .map((path) => [path, null]);
  return { ...Object.fromEntries(none), ...known };
}

function valuesOf({ source, rows }: { source: TemplateSource; rows: readonly TableRow[] }): TemplateData {
  const [first] = rows;
  switch (source) {
    case "product":
      return {
        "product.name": texts.product,
        "product.description": texts.description,
        "product.price": first?.price ?? texts.price,
        "product.uid": texts.number,
        "product.isEnabled": true,
      };
    case "category":
      return { "category.name": texts.category, "category.products": rows };
    case "menu":
      return { "menu.name": texts.menu, "menu.products": [headingRow(texts.category), ...rows] };
    case "branch":
      return {
        ...{ "branch.name": texts.branch, "branch.street": texts.street, "branch.city": texts.city },
        "branch.openingHours": texts.hours,
        "branch.hoursToday": texts.hours[0].text,
        "branch.isOpenToday": true,
      };
    case "order": {
      const items = rows.map((row, index) => ({ ...row, title: `${(index % 2) + 1} × ${row.title}`, description: "" }));
      const priced = items.map((row, index) => ({
        ...row,
        price: (row.price ?? 0) * ((index % 2) + 1),
        isFrom: false,
      }));
      return {
        ...{ "order.uid": texts.number, "order.ticketNumber": texts.ticket, "order.method": texts.method },
        ...{ "order.firstName": texts.firstName, "order.lastName": texts.lastName, "order.items": priced },
        "order.total": priced.reduce((sum, { price }) => sum + price, 0),
        "order.branchName": texts.branch,
      };
    }
    default:
      return {};
  }
}
