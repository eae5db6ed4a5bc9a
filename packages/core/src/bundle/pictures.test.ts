import { images } from "@tresen/contract/media/image.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startBucket } from "../../test/bucket";
import { bundle, image } from "../../test/bundle";
import { meanwhile } from "../../test/meanwhile";
import { resource } from "../../test/records";
import { NOW, admin } from "../../test/shop";
import { imageHooks, imagePath, readImage } from "../media/image";
import { type Hooks, getRecord, indexing, removeRecord, updateRecord } from "../records";
import { findRow } from "../records/rows";
import { exportBundle, importBundle } from ".";

vi.mock("./redirects", () => import("../../test/meanwhile"));
afterEach(() => meanwhile());

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  const { config: _, ...shop } = bundle();
  await imported(shop);
});
afterAll(() => bucket.stop());

const imported = (input: unknown) => importBundle({ bundle: input, now: NOW });
const picture = { ...image, id: "img_topfen", alt: "Topfen" };
const showing = {
  id: "strudel",
  name: "Strudel",
  price: 400,
  images: [{ id: picture.id, version: 2, extension: "svg" }],
};
const hiding = { ...showing, images: [] };
const remove = (hooks: Hooks = imageHooks) =>
  removeRecord({
    ...{ resource: resource(images), actor: admin, now: NOW, id: picture.id, hooks },
    ...{ referrers: [resource(products)], indexing },
  });
const isThere = async () => [
  (await findRow({ resource: images, id: picture.id })) !== null,
  (await readImage({ path: imagePath({ image: picture }) })) !== null,
];

it("restores a picture that is removed during the import and that it shows", async () => {
  await imported({ products: [hiding], images: [picture] });
  meanwhile(() => remove());
  await imported({ products: [showing] });
  expect(await isThere()).toEqual([true, true]);
  expect((await findRow({ resource: products, id: showing.id }))?.fields["images"]).toHaveLength(1);

  meanwhile();
  await imported({ products: [hiding] });
  meanwhile(() => remove());
  await imported({ products: [showing], images: [{ ...picture, alt: "Topfenstrudel" }] });
  expect(await isThere()).toEqual([true, true]);
});

it("lets nobody remove a picture who looked for its uses before the import", async () => {
  await imported({ products: [hiding], images: [picture] });
  const hooks: Hooks = {
    ...imageHooks,
    checks: async (change) => {
      const checks = await imageHooks.checks(change);
      await imported({ products: [showing] });
      return checks;
    },
  };
  await expect(remove(hooks)).rejects.toMatchObject({ kind: "conflict" });
  expect(await isThere()).toEqual([true, true]);
});

it("exports the true file of a picture of which a record names one that there never was", async () => {
  await imported({ products: [hiding], images: [picture] });
  const wrong = [
    { id: picture.id, version: 99, extension: "gif", width: 5, height: 7, alt: "Am Teller" },
    { id: picture.id, version: 2, extension: "png", alt: "" },
    { id: picture.id, version: 1, extension: "png", alt: "Früher" },
  ];
  await updateRecord({
    ...{ resource: resource(products), actor: admin, now: NOW, id: showing.id, indexing },
    input: { ...(await getRecord({ resource: resource(products), actor: admin, id: showing.id })), images: wrong },
  });
  const exported = await exportBundle();
  const product = (exported.bundle.products as { id: string; images: object[] }[]).find(({ id }) => id === showing.id);
  const file = { id: picture.id, version: 2, extension: "svg" };
  expect(product?.images).toMatchObject([{ ...file, alt: "Am Teller" }, file, wrong[2]]);
  await imported(exported.bundle);
  expect(await imported(exported.bundle)).toMatchObject({ created: 0, updated: 0 });
});
