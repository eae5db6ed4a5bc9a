import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, line } from "../kit/schema";
import { served } from "../kit/served";
import { imageRef } from "./image-fields";
import { imageFocus } from "./image-focus";
import { imageCrops, imageFolder, imageTags } from "./image-place-fields";
import { MIDDLE } from "./image-shown";
import { IMAGE_STATES, IMAGE_TITLES } from "./media.texts";

/** The section of a picture's form with what of it is shown where. */
const PLACES = "Bild";

/** What the server knows of a picture's file. */
export const imageFile = served({
  /** Grows with every new file. */
  fileVersion: z
    .int()
    .min(1)
    .meta({ title: "Fassung der Datei", history: { title: "Neue Datei", value: "Fassung" } }),
  /** Null while the file is awaited; so are the four after it. */
  extension: imageRef.shape.extension.nullable().meta({ title: "Format" }),
  mimeType: z.string().nullable().meta({ title: "Dateityp" }),
  width: z.int().nullable().meta({ title: "Breite in Bildpunkten" }),
  height: z.int().nullable().meta({ title: "Höhe in Bildpunkten" }),
  size: z.int().nullable().meta({ title: "Größe in Bytes" }),
  /** SHA-256 of the file in Base64url: two pictures with the same one are the same. */
  digest: z.string().nullable().meta({ title: "Prüfsumme" }),
  /** When the picture got this file; null where that was not noted. */
  uploadedAt: z.string().nullable().default(null).meta({ title: "Hochgeladen" }),
  state: choice(["waiting", "ready", "refused"], { title: "Zustand", labels: IMAGE_STATES }),
  /** Why the file was refused. */
  error: z.string().nullable().meta({ title: "Fehler" }),
  /** Whether `alt` says anything, so that pictures without a description are found. */
  hasAlt: z.boolean().meta({ title: "Mit Bildbeschreibung" }),
});

/** What answers about a picture's file say beside the record. A change may repeat it, and it is ignored. */
const told = served({ upload: z.unknown(), refusal: z.unknown(), duplicates: z.unknown() });

/**
 * The library of pictures. Fields of records refer to a picture by `{id, version, extension}`, where `version` is the
 * picture's `fileVersion`.
 */
export const images = defineResource({
  name: "images",
  idPrefix: "img",
  ...IMAGE_TITLES,
  title: ["name", "alt"],
  navigation: { group: "website", icon: "image", position: 5 },
  fields: z.strictObject({
    name: line("Name", 300).default("").meta({ column: true }),
    alt: imageRef.shape.alt.meta({ title: "Bildbeschreibung", column: true }),
    folder: imageFolder.default(""),
    tags: imageTags.default([]),
    focus: imageFocus.default(MIDDLE).meta({ title: "Bildmitte", section: PLACES }),
    crops: imageCrops.default({}).meta({ title: "Ausschnitte", section: PLACES }),
    ...imageFile.fields,
  }),
  entered: { create: imageFile.entered.create, update: { ...imageFile.entered.update, ...told.entered.update } },
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  isUploaded: true,
  unique: [],
  list: {
    filters: ["folder", "tags", "state", "extension", "hasAlt"],
    sortable: ["createdAt", "name"],
    searchable: ["name", "alt", "tags"],
    leading: ["folder"],
  },
  storage: "indexed",
  lookups: ({ hasAlt, digest, state }) => [
    // The few without a file are found among very many. None is older than a day.
    ...(state === "waiting" || state === "refused" ? [{ by: "state", value: state, holds: {} }] : []),
    ...(hasAlt ? [] : [{ by: "alt", value: "", holds: {} }]),
    ...(digest ? [{ by: "digest", value: digest, holds: {} }] : []),
  ],
  inSnapshot: false,
});

export type ImageRecord = RecordOf<typeof images>;
