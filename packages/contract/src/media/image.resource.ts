import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, line } from "../kit/schema";
import { served } from "../kit/served";
import { imageRef } from "./image-fields";
import { imageCrops, imageFocus, imageFolder, imageTags } from "./image-place-fields";
import { checkImage } from "./image.rules";
import { IMAGE_STATES, IMAGE_TITLES } from "./media.texts";

/** What the server knows of a picture's file. */
export const imageFile = served({
  /** Grows with every new file. */
  fileVersion: z.int().min(1).meta({ title: "Fassung der Datei" }),
  /** Null while the file is awaited; so are the four after it. */
  extension: imageRef.shape.extension.nullable().meta({ title: "Format" }),
  mimeType: z.string().nullable().meta({ title: "Dateityp" }),
  width: z.int().nullable().meta({ title: "Breite in Bildpunkten" }),
  height: z.int().nullable().meta({ title: "Höhe in Bildpunkten" }),
  size: z.int().nullable().meta({ title: "Größe in Bytes" }),
  /** SHA-256 of the file in Base64url: two pictures with the same one are the same. */
  digest: z.string().nullable().meta({ title: "Prüfsumme" }),
  state: choice(["waiting", "ready", "refused"], { title: "Zustand", labels: IMAGE_STATES }),
  /** Why the file was refused. */
  error: z.string().nullable().meta({ title: "Fehler" }),
});

/**
 * The library of pictures. Fields of records refer to a picture by `{id, version, extension}`, where `version` is the
 * picture's `fileVersion`.
 */
export const images = defineResource({
  name: "images",
  idPrefix: "img",
  ...IMAGE_TITLES,
  title: ["name", "alt"],
  fields: z.strictObject({
    name: line("Name", 300).default("").meta({ column: true }),
    alt: imageRef.shape.alt.meta({ title: "Bildbeschreibung", column: true }),
    folder: imageFolder.default(""),
    tags: imageTags.default([]),
    focus: imageFocus.default({ x: 0.5, y: 0.5 }).meta({ title: "Bildmitte" }),
    crops: imageCrops.default({}).meta({ title: "Ausschnitte" }),
    ...imageFile.fields,
  }),
  entered: imageFile.entered,
  check: checkImage,
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  unique: [],
  list: {
    filters: ["folder", "tags", "state", "extension"],
    sortable: ["createdAt", "name"],
    searchable: ["name", "alt", "tags"],
    leading: ["folder"],
  },
  storage: "indexed",
  lookups: ({ folder, tags, digest }) => [
    { by: "all", value: "", holds: { folder, tags } },
    ...(digest ? [{ by: "digest", value: digest, holds: {} }] : []),
  ],
  inSnapshot: false,
});

export type ImageRecord = RecordOf<typeof images>;
