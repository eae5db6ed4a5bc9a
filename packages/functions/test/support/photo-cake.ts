import { rebuildSnapshot } from "@tresen/core/snapshot";
import { expect } from "vitest";
import { send } from "./api";

/** A product `prd_cake`, for which customers send a picture and, if they like, other files. It is on the first menu. */
export async function addPhotoCake(session: string): Promise<void> {
  const product = {
    id: "prd_cake",
    name: "Fototorte",
    type: "configurable",
    price: 3900,
    config: {
      parts: [
        { name: "Foto", type: "image" },
        { name: "Unterlagen", type: "files", optional: true },
      ],
    },
  };
  expect((await send({ method: "POST", path: "/api/products", body: product, session })).status).toBe(201);
  const menus = (await send({ path: "/api/menus" })).data as {
    id: string;
    catalog: { category: string; products: string[] }[];
  }[];
  const [menu] = menus;
  const catalog = menu?.catalog.map((entry) => ({ ...entry, products: [...entry.products, "prd_cake"] }));
  expect(
    (await send({ method: "PUT", path: `/api/menus/${menu?.id}`, body: { ...menu, catalog }, session })).status,
  ).toBe(200);
  await rebuildSnapshot({ startedAt: Date.now() });
}
