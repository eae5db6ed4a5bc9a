import { categories } from "@tresen/contract/catalog/category.resource";
import { permissionOf } from "@tresen/contract/kit/access";
import { images } from "@tresen/contract/media/image.resource";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { sites } from "@tresen/contract/site/site.resource";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getConfig, saveConfig } from "../src/config";
import { createImage, imageHooks } from "../src/media/image";
import { metered } from "../src/platform/db";
import { getRecord } from "../src/records";
import { type AnyRecord, findRow, recordEntity } from "../src/records/rows";
import { startBucket } from "./bucket";
import { createRecord, removeRecord, resource, updateRecord } from "./records";
import { NOW, admin, createShop } from "./shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(() => bucket.stop());

const permissions = [permissionOf({ resource: images, verb: "create" })];
let shade = 0;
async function newPicture(): Promise<{ id: string; version: number; extension: string; alt: string }> {
  shade += 1;
  const background = { r: shade, g: 0, b: 0 };
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${file.toString("base64")}`;
  const entered = { name: "", alt: "", folder: "", tags: [], focus: { x: 0.5, y: 0.5 }, crops: {} };
  const { id } = await createImage({ actor: admin, now: NOW, permissions, input: { ...entered, data } });
  return { id, version: 1, extension: "png", alt: "" };
}
type Picture = Awaited<ReturnType<typeof newPicture>>;

const remove = ({ id, meanwhile }: { id: string; meanwhile?: () => Promise<unknown> }) =>
  removeRecord({
    ...{ resource: images, actor: admin, id },
    hooks: {
      ...imageHooks,
      checks: async (change) => {
        const checks = await imageHooks.checks(change);
        await meanwhile?.();
        return checks;
      },
    },
  });

const USERS: [name: string, of: unknown, fields: (image: Picture | null) => Record<string, unknown>, field: string][] =
  [
    ["a category", categories, (image) => ({ name: "Pizza", image }), "image.id"],
    [
      "a page's section",
      sites,
      (image) => ({
        ...{ path: "team", name: "Team" },
        content: { sections: [{ type: "team", value: { employees: image ? [{ last_name: "Quendel", image }] : [] } }] },
      }),
      "content.sections.0.value.employees.0.image.id",
    ],
    [
      "a template's layer",
      imageTemplates,
      (image) => ({
        ...{ identifier: "plakat", name: "Plakat" },
        layers: image ? [{ id: "a", type: "image", x: 0, y: 0, width: 9, height: 9, value: { image } }] : [],
      }),
      "layers.0.value.image.id",
    ],
  ];

describe.each(USERS)("a picture that %s begins to show at the moment of its removal", (_, of, fieldsWith, field) => {
  const parsed = (image: Picture | null) => resource(of).fields.parse(fieldsWith(image)) as Record<string, unknown>;
  let record: AnyRecord;
  beforeAll(async () => {
    record = await createRecord({ resource: of, actor: admin, input: parsed(null) });
  });
  const save = async (fields: Record<string, unknown>, hooks?: object) => {
    const { id } = record;
    const { version } = await getRecord({ resource: resource(of), actor: admin, id });
    return updateRecord({ resource: of, actor: admin, id, input: { ...fields, version }, hooks });
  };

  test("is kept, or is not shown", async () => {
    const picture = await newPicture();
    await expect(remove({ id: picture.id, meanwhile: () => save(parsed(picture)) })).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(await findRow({ resource: images, id: picture.id })).not.toBeNull();

    const other = await newPicture();
    const checks = () => remove({ id: other.id }).then(() => []);
    await expect(save(parsed(other), { checks })).rejects.toMatchObject({ kind: "input", details: [{ field }] });
    expect(await findRow({ resource: images, id: other.id })).toBeNull();
  });

  test("costs nothing more where no other picture is shown, and one that is gone is named when it is saved again", async () => {
    const picture = await newPicture();
    await save(parsed(picture));
    const { use } = await metered(() => save(parsed(picture)));
    expect(use.operations["TransactWriteItems"]).toBe(1);
    expect((await findRow({ resource: images, id: picture.id }))?.uses).toBe(1);
    const next = await newPicture();
    const other = await metered(() => save(parsed(next)));
    expect(use.writeUnits).toBeLessThan(other.use.writeUnits);

    await save(parsed(picture));
    await recordEntity(images).delete({ id: picture.id }).go();
    await expect(save(parsed(picture))).rejects.toMatchObject({ kind: "input", details: [{ field }] });
  });
});

test("the settings and a removal of their new logo meet in the same way", async () => {
  const logo = await newPicture();
  const use = () => saveConfig({ actor: admin, now: NOW, input: { logo } });
  await expect(remove({ id: logo.id, meanwhile: use })).rejects.toMatchObject({ kind: "conflict" });
  expect((await getConfig()).logo?.id).toBe(logo.id);
});
