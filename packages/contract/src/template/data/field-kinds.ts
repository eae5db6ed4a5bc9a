import type { FieldKind } from "../layer/layer";
import type { FIELD_LABELS } from "./field.texts";

/** The resources whose records templates are drawn for; `config` is the settings, `none` no record. */
export const TEMPLATE_SOURCES = ["none", "product", "category", "menu", "branch", "config", "order"] as const;
export type TemplateSource = (typeof TEMPLATE_SOURCES)[number];

/** Whether a template with this source is drawn for records: of the shop itself there is one only. */
export function hasRecords(source: TemplateSource): boolean {
  return source !== "none" && source !== "config";
}

type Kinds = Readonly<Partial<Record<keyof typeof FIELD_LABELS, FieldKind>>>;

/** Fields that every template can use, whatever it is drawn for. */
const SHOP = {
  "shop.name": "text",
  "shop.businessName": "text",
  "shop.title": "text",
  "shop.description": "text",
  "shop.website": "text",
  "shop.url": "text",
  "shop.logo": "image",
  "shop.primaryColor": "color",
  "shop.primaryTextColor": "color",
  "shop.secondaryColor": "color",
  "shop.secondaryTextColor": "color",
  today: "date",
} as const satisfies Kinds;

/**
 * The fields that layers may show, by source, and what they hold. This list is the only way from a record into a
 * picture: what it does not name, such as a customer's address, no template can show.
 */
export const FIELD_KINDS: Readonly<Record<TemplateSource, Kinds>> = {
  none: SHOP,
  config: SHOP,
  product: {
    "product.name": "text",
    "product.description": "text",
    "product.uid": "text",
    "product.gtin": "text",
    "product.price": "money",
    "product.priorPrice": "money",
    "product.saving": "text",
    "product.priceNote": "text",
    "product.pricePrefix": "text",
    "product.unit": "text",
    "product.unitPrice": "text",
    "product.deposit": "money",
    "product.allergens": "text",
    "product.image": "image",
    "product.isEnabled": "flag",
    ...SHOP,
  },
  category: { "category.name": "text", "category.image": "image", "category.products": "rows", ...SHOP },
  menu: { "menu.name": "text", "menu.availableFrom": "date", "menu.products": "rows", ...SHOP },
  branch: {
    "branch.name": "text",
    "branch.description": "text",
    "branch.street": "text",
    "branch.zipCode": "text",
    "branch.city": "text",
    "branch.phone": "text",
    "branch.email": "text",
    "branch.website": "text",
    "branch.url": "text",
    "branch.image": "image",
    "branch.logo": "image",
    "branch.openingHours": "hours",
    "branch.deliveryHours": "hours",
    "branch.hoursToday": "text",
    "branch.isOpenToday": "flag",
    "branch.closedMessage": "text",
    ...SHOP,
  },
  order: {
    "order.uid": "text",
    "order.ticketNumber": "text",
    "order.method": "text",
    "order.firstName": "text",
    "order.lastName": "text",
    "order.createdAt": "date",
    "order.appointment": "date",
    "order.table": "text",
    "order.comment": "text",
    "order.items": "rows",
    "order.total": "money",
    "order.isPaid": "flag",
    "order.statusUrl": "text",
    "order.branchName": "text",
    ...SHOP,
  },
};

/** What the field of a source with this path holds; null for none. */
export function kindAt({ source, path }: { source: TemplateSource; path: string }): FieldKind | null {
  const kinds: Readonly<Record<string, FieldKind>> = FIELD_KINDS[source];
  return Object.hasOwn(kinds, path) ? (kinds[path] ?? null) : null;
}
