import { pageRoute } from "@tresen/contract/page/route";
import type { Shop } from "../../state/shop";
import * as texts from "./tools-panel.texts";

export interface DeepLink {
  label: string;
  href: string;
}

interface Screen {
  shop: Shop;
  path: string;
  /** The order of a status page, once it is loaded. */
  orderId: string | null;
  /** The product that is being configured. */
  productId: string | null;
}

const form = (resource: string, id: string): string => `/backend#/${resource}/${encodeURIComponent(id)}`;

/** Links to the back-office's pages about what is on screen, the most specific first. */
export function deepLinks({ shop, path, orderId, productId }: Screen): DeepLink[] {
  const links: DeepLink[] = [];
  const product = productId === null ? undefined : shop.products.get(productId);
  if (product) links.push({ label: texts.product(product.name), href: form("products", product.id) });
  if (orderId !== null)
    links.push({ label: texts.order, href: `/backend#/orders/history?order=${encodeURIComponent(orderId)}` });
  const route = pageRoute({ shop, path });
  if ("branch" in route) {
    links.push({ label: texts.branch(route.branch.name), href: form("branches", route.branch.id) });
    const menu = shop.menus.find(({ branches }) => branches.some(({ id }) => id === route.branch.id));
    if (menu) links.push({ label: texts.menu(menu.name || menu.id), href: form("menus", menu.id) });
  }
  if (route.name === "site") links.push({ label: texts.site(route.site.name), href: form("sites", route.site.id) });
  return [...links, { label: texts.config, href: "/backend#/config" }];
}
