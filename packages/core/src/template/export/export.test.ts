import { PDFiumLibrary } from "@hyzyla/pdfium";
import { MINUTE } from "@tresen/contract/kit/time";
import { products } from "@tresen/contract/catalog/product.resource";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { TEMPLATE_MESSAGES } from "@tresen/contract/template/template.texts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBucket } from "../../../test/bucket";
import { finish, person, report, view } from "../../../test/bulk";
import { fill } from "../../../test/records";
import { refusal } from "../../../test/refusal";
import { runJob } from "../../../test/run-job";
import { NOW, create, createShop } from "../../../test/shop";
import { entriesOf } from "../../../test/zip-entries";
import { cancelBulk, downloadFile } from "../../bulk";
import type { Actor } from "../../platform/actor";
import { findJob, replaceJob } from "../../platform/job";
import { recordIndexing, removeUnreferred } from "../../records";
import { pictureExecutor, startTemplateExport } from ".";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let chief: Actor;
let lead: Actor;
/** Asked before the bucket keeps a file. */
let onWrite: (key: string) => Promise<void> = async () => undefined;

const BOX = { x: 10, y: 10, width: 180, height: 30 };
const NAME = { path: "product.name", fallback: "Ohne Namen" };

beforeAll(async () => {
  bucket = await startBucket({ onWrite: (key) => onWrite(key) });
  await createShop();
  chief = await person("usr_chief", "ROLE_ADMIN");
  lead = await person("usr_lead", "ROLE_MANAGER", "center");
  await create("image-templates", {
    ...{ id: "tpl_preis", identifier: "preis", name: "Preisschild", source: "product", width: 200, height: 100 },
    layers: [
      {
        ...{ id: "name", name: "Name", type: "text", ...BOX, value: { size: 20, overflow: "cut" } },
        bindings: { text: NAME },
      },
      {
        id: "preis",
        type: "price",
        ...BOX,
        y: 50,
        value: { size: 24 },
        bindings: { price: { path: "product.price" } },
      },
    ],
  });
  await create("image-templates", {
    ...{ id: "tpl_foto", identifier: "foto", name: "Foto", source: "product", width: 100, height: 50, unit: "mm" },
    layers: [
      {
        ...{ id: "foto", name: "Foto", type: "image", x: 0, y: 0, width: 100, height: 50, value: {} },
        bindings: { image: { path: "product.image" } },
      },
      { id: "name", type: "text", ...BOX, width: 80, value: { size: 5 }, bindings: { text: NAME } },
    ],
  });
  await create("image-templates", {
    ...{ id: "tpl_fest", identifier: "fest", name: "Fest", width: 120, height: 60 },
    layers: [{ id: "form", type: "shape", x: 0, y: 0, width: 60, height: 60, value: { fill: "#336699" } }],
  });
  const named = [
    { id: "prd_kaese", name: "Käsespätzle", price: 990 },
    { id: "prd_lang", name: "Schokoladenüberzogener Donaudampfschifffahrtskapitänskuchen mit Sahne", price: 450 },
    { id: "prd_gleich", name: "KÄSESPÄTZLE", price: 100 },
  ];
  const many = Array.from({ length: 200 }, (_, index) => ({
    id: `prd_${index}`,
    name: `Gericht ${index}`,
    price: 100,
  }));
  await fill({ resource: products, records: [...named, ...many] });
});
afterAll(() => bucket.stop());

type Asked = Parameters<typeof startTemplateExport>[0];
let starts = 0;
/** One job a minute, which the limit of starts allows. */
const start = (asked: Pick<Asked, "id" | "format" | "records">, actor = chief) =>
  startTemplateExport({ actor, now: NOW + (starts += 1) * MINUTE, ...asked });

async function exported(asked: Pick<Asked, "id" | "format" | "records">) {
  const job = await start(asked);
  await finish(job);
  return { id: job.id, view: await view(chief, job), report: await report(chief, job), ...(await fileOf(job.id)) };
}

async function fileOf(id: string) {
  const file = await downloadFile({ actor: chief, id, now: NOW });
  const bytes = "bytes" in file ? file.bytes : bucket.objects.get(`export/${id}/file.zip`)?.body;
  if (!bytes) throw new Error("no bytes");
  return { bytes };
}

describe("pictures of many records", () => {
  it("are a ZIP file with names that keep their umlauts, and a report of what is cut or gone", async () => {
    const records = ["prd_kaese", "prd_weg", "prd_lang", "prd_gleich"];
    const done = await exported({ id: "tpl_preis", format: "png", records });
    expect(done.view).toMatchObject({
      ...{ action: "draw", resource: "products", state: "done", total: 4, done: 4, changed: 3, refused: 1, flawed: 1 },
      ...{ template: { id: "tpl_preis", name: "Preisschild" }, canUndo: false },
      file: { name: expect.stringMatching(/^Preisschild \d{4}-\d\d-\d\d\.zip$/), type: "application/zip" },
    });
    expect(done.report).toEqual([
      { id: "prd_kaese", label: "Käsespätzle", outcome: "drawn" },
      { id: "prd_weg", label: "prd_weg", outcome: "refused", message: expect.stringContaining("nicht") },
      {
        ...{ id: "prd_lang", label: expect.stringContaining("Donaudampf"), outcome: "flawed" },
        message: "Ebene „Name“: Der Text passt nicht und ist gekürzt.",
      },
      { id: "prd_gleich", label: "KÄSESPÄTZLE", outcome: "drawn" },
    ]);
    const entries = entriesOf(done.bytes);
    expect(entries.map(({ name, isUtf8 }) => ({ name, isUtf8 }))).toEqual([
      { name: "Preisschild Käsespätzle.png", isUtf8: true },
      { name: "Preisschild Schokoladenüberzogener Donaudampfschifffahrtskapitänskuchen mit Sahne.png", isUtf8: true },
      { name: "Preisschild KÄSESPÄTZLE (2).png", isUtf8: true },
    ]);
    for (const { bytes } of entries)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 200, height: 100 });
    // Only the file is left of what was written for it.
    expect([...bucket.objects.keys()].filter((key) => key.startsWith(`export/${done.id}/`))).toEqual([
      `export/${done.id}/file.zip`,
    ]);
  });

  it("are one picture where one was asked for, also of a template without records", async () => {
    const one = await exported({ id: "tpl_preis", format: "jpeg", records: ["prd_kaese"] });
    expect(one.view.file).toMatchObject({ name: "Preisschild Käsespätzle.jpg", type: "image/jpeg" });
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: "jpeg", width: 200 });
    const fixed = await exported({ id: "tpl_fest", format: "png", records: undefined });
    expect(fixed.view).toMatchObject({ resource: "image-templates", file: { name: "Fest.png" } });
    expect(fixed.report).toEqual([{ id: "tpl_fest", label: "Fest", outcome: "drawn" }]);
  });

  it("are pages of a PDF in true size, whose letters are paths", async () => {
    const {
      bytes,
      view: told,
      report: entries,
    } = await exported({
      id: "tpl_foto",
      format: "pdf",
      records: ["prd_kaese", "prd_lang", "prd_weg"],
    });
    expect(told).toMatchObject({ file: { name: expect.stringMatching(/^Foto .*\.pdf$/) }, changed: 2, flawed: 2 });
    expect(entries[0]?.message).toBe("Ebene „Foto“: Das Bild fehlt.");
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()];
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      expect((originalWidth / 72) * 25.4).toBeCloseTo(100, 2);
      expect((originalHeight / 72) * 25.4).toBeCloseTo(50, 2);
      const kinds = [...page.objects()].map(({ type }) => type);
      expect(new Set(kinds)).toEqual(new Set(["path"]));
      expect(page.getText()).toBe("");
    }
    document.destroy();
    library.destroy();
  });

  it("are drawn for 60 records, slice by slice", async () => {
    const records = Array.from({ length: 60 }, (_, index) => `prd_${index}`);
    const done = await exported({ id: "tpl_preis", format: "png", records });
    expect(done.view).toMatchObject({ state: "done", total: 60, changed: 60, refused: 0, flawed: 0 });
    expect(entriesOf(done.bytes).map(({ name }) => name)).toEqual(
      records.map((_, index) => `Preisschild Gericht ${index}.png`),
    );
  }, 120_000);
});

describe("a job of pictures", () => {
  const records = Array.from({ length: 10 }, (_, index) => `prd_${index}`);

  it("goes on where its worker was killed, and draws what it had begun once more", async () => {
    const job = await start({ id: "tpl_preis", format: "png", records });
    let written = 0;
    const stopped = Promise.withResolvers<void>();
    onWrite = async (key) => {
      // The seventh picture is the last thing that the worker does.
      if (!key.startsWith(`export/${job.id}/`) || (written += 1) !== 7) return;
      stopped.resolve();
      await new Promise(() => undefined);
    };
    void runJob({ id: job.id, executor: pictureExecutor }).catch(() => undefined);
    await stopped.promise;
    onWrite = async () => undefined;
    expect(await view(chief, job)).toMatchObject({ state: "running", done: 4 });
    const row = await findJob(job.id);
    if (!row) throw new Error("no job");
    await replaceJob({ before: row, job: { ...row, leaseUntil: new Date(Date.now() - 1000).toISOString() } });
    await finish(job);
    expect(await view(chief, job)).toMatchObject({ state: "done", done: 10, changed: 10, refused: 0 });
    expect((await report(chief, job)).map(({ id }) => id)).toEqual(records);
    expect(entriesOf((await fileOf(job.id)).bytes)).toHaveLength(10);
  });

  it("stops where its person asks for it, and has no file then", async () => {
    const job = await start({ id: "tpl_preis", format: "png", records });
    let written = 0;
    onWrite = async () => {
      if ((written += 1) === 2) await cancelBulk({ actor: chief, id: job.id, now: NOW });
    };
    await finish(job);
    onWrite = async () => undefined;
    const told = await view(chief, job);
    expect(told).toMatchObject({ state: "canceled", done: 4, changed: 4 });
    expect(told.file).toBeUndefined();
  });

  it("draws all pictures as the template was when it began", async () => {
    await create("image-templates", {
      ...{ id: "tpl_kurz", identifier: "kurz", name: "Kurz", source: "product", width: 40, height: 20 },
      layers: [],
    });
    const job = await start({ id: "tpl_kurz", format: "png", records: ["prd_0"] });
    await removeUnreferred({
      resource: imageTemplates,
      actor: chief,
      id: "tpl_kurz",
      indexing: recordIndexing,
      now: NOW,
    });
    await finish(job);
    expect(await view(chief, job)).toMatchObject({ state: "done", changed: 1 });
  });

  it("sees only what its person sees when it is drawn", async () => {
    await create("image-templates", {
      ...{ id: "tpl_bestellung", identifier: "bestellung", name: "Bestellung", source: "order", layers: [] },
    });
    const job = await start({ id: "tpl_bestellung", format: "png", records: ["ord_weg"] }, lead);
    await finish(job);
    expect(await view(lead, job)).toMatchObject({ state: "done", refused: 1, changed: 0 });
    expect((await view(lead, job)).file).toBeUndefined();
  });

  it("is not started without records where they are needed, nor with some where none are shown", async () => {
    expect(await refusal(start({ id: "tpl_preis", format: "png", records: undefined }))).toMatchObject({
      kind: "input",
      message: TEMPLATE_MESSAGES.recordsNeeded,
    });
    expect(await refusal(start({ id: "tpl_fest", format: "png", records: ["prd_0"] }))).toMatchObject({
      message: TEMPLATE_MESSAGES.noRecords,
    });
    expect(await refusal(start({ id: "tpl_weg", format: "png", records: ["prd_0"] }))).toMatchObject({
      kind: "missing",
    });
  });
});
