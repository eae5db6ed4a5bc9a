import type { ConfigRecord } from "@tresen/contract/config/config";
import { DEFAULT_TIME_ZONE, type Instant } from "@tresen/contract/kit/time";
import type { TemplateData } from "@tresen/contract/template/data/bind";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { textColorOn } from "@tresen/contract/template/data/text-color";
import { configFields } from "@tresen/contract/config/config";
import { getConfig } from "../../config";
import type { Actor } from "../../platform/actor";
import { env } from "../../platform/env";
import { withPictures } from "../../records";
import { branchValues } from "./branch";
import { categoryValues, menuValues } from "./menu";
import { orderValues } from "./order";
import { productValues } from "./product";
import type { RecordValues } from "./record-values";

export { visibleRecord } from "./visible-record";

/** Values of a record with what is needed to write them. */
export interface BoundData extends RecordValues {
  currency: string;
}

interface Asked {
  actor: Actor;
  source: TemplateSource;
  /** The id of a record; empty for the fields of the shop alone. */
  record: string;
  now: Instant;
  /** Where it is shown, for what branches sell differently; without it anywhere. */
  branch?: string;
}

/**
 * What a template can show of a record, and of the shop: of the record only what the actor may see.
 * @throws missing, forbidden for orders of other branches.
 */
export async function templateData({ actor, source, record, now, branch }: Asked): Promise<BoundData> {
  const config = await readConfig();
  const shop = shopData({ config, now });
  const { currency } = config;
  const found =
    record === ""
      ? null
      : await recordValues({ actor, source, record, now, currency, ...(branch === undefined ? {} : { branch }) });
  const { data = {}, title = config.shopName, timeZone = DEFAULT_TIME_ZONE } = found ?? {};
  return { data: { ...shop, ...data }, title, timeZone, currency };
}

async function readConfig(): Promise<ConfigRecord> {
  const config = await getConfig();
  const [filled] = await withPictures({ schema: configFields, values: [config] });
  return filled ?? config;
}

async function recordValues({ source, ...asked }: Asked & { currency: string }): Promise<RecordValues | null> {
  switch (source) {
    case "product":
      return productValues(asked);
    case "category":
      return categoryValues(asked);
    case "menu":
      return menuValues(asked);
    case "branch":
      return branchValues(asked);
    case "order":
      return orderValues(asked);
    default:
      return null;
  }
}

function shopData({ config, now }: { config: ConfigRecord; now: Instant }): TemplateData {
  const { shopName, businessName, title, description, website, logo, primaryColor, secondaryColor } = config;
  return {
    "shop.name": shopName,
    "shop.businessName": businessName,
    "shop.title": title,
    "shop.description": description,
    "shop.website": website,
    "shop.url": env.PUBLIC_URL,
    "shop.logo": logo ?? null,
    "shop.primaryColor": primaryColor,
    "shop.primaryTextColor": textColorOn(primaryColor),
    "shop.secondaryColor": secondaryColor,
    "shop.secondaryTextColor": textColorOn(secondaryColor),
    today: new Date(now).toISOString(),
  };
}
