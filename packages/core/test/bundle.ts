import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";

export const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
export const image = {
  id: "img_logo",
  version: 2,
  extension: "svg" as const,
  alt: "Logo",
  data: `data:image/svg+xml;base64,${picture.toString("base64")}`,
};
export const password = "ein langes passwort";

/** A small shop as a bundle: one branch that takes orders, with a picture and an administrator. */
export function bundle(): ShopBundleInput {
  return {
    config: { shopName: "Bündel", logo: { id: "img_logo", version: 2, extension: "svg" } },
    divisions: [{ id: "div", identifier: "div", name: "Gastro" }],
    branches: [
      { id: "center", identifier: "center", name: "Zentrum", division: "div", openingHours: [{ type: "daily" }] },
    ],
    categories: [{ id: "pizza", name: "Pizza" }],
    products: [
      { id: "margherita", name: "Margherita", price: 950, images: [{ id: "img_logo", extension: "svg", version: 2 }] },
    ],
    menus: [{ id: "menu", branches: [{ id: "center" }], catalog: [{ category: "pizza", products: ["margherita"] }] }],
    tables: [
      { id: "t1", identifier: "1", branch: "center" },
      { id: "t2", identifier: "2", branch: "center" },
    ],
    users: [{ id: "usr_admin", username: "Admin@Example.test", roles: ["ROLE_ADMIN"], password }],
    images: [image],
  };
}
