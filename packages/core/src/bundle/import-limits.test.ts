import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBucket } from "../../test/bucket";
import { refusal } from "../../test/refusal";
import { NOW, draft } from "../../test/shop";
import { metered } from "../platform/db";
import { createOrder } from "../order/create";
import { importBundle } from ".";
import { bundle } from "../../test/bundle";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const imported = (input: unknown) => importBundle({ bundle: input, now: NOW });

describe("importShop", () => {
  beforeAll(() => imported(bundle()));

  it("imports nothing that storage would refuse", { timeout: 120_000 }, async () => {
    const umlauts = "ä".repeat(100_000);
    const sections = (count: number, text: () => string) => [
      {
        id: "big",
        path: "big",
        name: "Groß",
        type: "default" as const,
        content: {
          text: "",
          sections: Array.from({ length: count }, () => ({ type: "text", value: { text: text() } })),
        },
      },
    ];
    const noise = () => randomBytes(75_000).toString("base64");
    const tags = [{ id: "tag_half", name: "Halb" }];
    const { result: error, use } = await metered(() =>
      refusal(
        imported({
          tags,
          config: { termsAndConditionsText: umlauts, privacyPolicyText: umlauts, allergensText: umlauts },
          sites: sections(60, noise),
        }),
      ),
    );
    expect(error).toMatchObject({
      code: "shop.invalid",
      details: [
        { field: "config", code: "storage.item_too_large" },
        { field: "sites.0", code: "storage.item_too_large" },
      ],
    });
    expect(use.writeUnits).toBe(0);
    // Each fits alone: half of the configuration, and a record whose characters fit into an item and whose bytes do
    // not.
    expect(await imported({ config: { ...bundle().config, termsAndConditionsText: umlauts } })).toMatchObject({
      updated: 1,
    });
    expect(await imported({ sites: sections(2, () => "€".repeat(95_000)) })).toMatchObject({ created: 1 });
  });

  it("imports a large catalogue in one menu", { timeout: 120_000 }, async () => {
    const products = Array.from({ length: 3000 }, (_, index) => ({
      id: `prd_${String(index).padStart(26, "0")}`,
      uid: String(index),
      name: `Artikel ${index}`,
      description: "Ein Artikel mit einer Beschreibung, wie sie vorkommt.",
      price: index,
    }));
    const menus = [
      {
        id: "huge",
        availableFrom: "2026-06-01",
        branches: [{ id: "center" }],
        catalog: [{ category: "pizza", products: products.map(({ id }) => id) }],
      },
    ];
    expect(await imported({ products, menus })).toMatchObject({ created: 3001 });
    const { result, use } = await metered(() => imported({ products, menus }));
    expect(result).toMatchObject({ updated: 0, unchanged: 3001 });
    expect(use.writeUnits).toBe(0);
    const last = products.at(-1)?.id ?? "";
    expect(
      await createOrder({ draft: draft({ items: [{ product: last, amount: 1, unit: "piece" }] }), now: NOW }),
    ).toMatchObject({ created: true });
  });
});
