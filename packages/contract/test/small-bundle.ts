import { bundleFaults } from "../src/bundle/bundle";

export const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const small = () => ({
  config: { shopName: "Pizzeria", logo: { id: "logo", extension: "png" } },
  divisions: [{ id: "wien", identifier: "wien", name: "Wien" }],
  branches: [
    { id: "wieden", identifier: "wieden", name: "Wieden", division: "wien" },
    { id: "neubau", identifier: "neubau", name: "Neubau" },
  ],
  categories: [{ id: "pizza", name: "Pizza" }],
  products: [{ id: "margherita", name: "Margherita", price: 990 }],
  menus: [{ id: "menu", branches: [{ id: "wieden" }], catalog: [{ category: "pizza", products: ["margherita"] }] }],
  tables: [
    { id: "t1", identifier: "1", branch: "wieden" },
    { id: "t2", identifier: "1", branch: "neubau" },
  ],
  images: [{ id: "logo", extension: "png", data: PIXEL }],
});

export const faults = (bundle: unknown, known?: Map<string, Set<string>>) =>
  bundleFaults(bundle, known ? { known } : {}).map(
    ({ field, code }) => `${field ?? "–"} ${code.replace("validation.", "")}`,
  );
