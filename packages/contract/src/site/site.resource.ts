import * as z from "zod";
import { EXPECTED_PATH } from "../kit/validation/expectation.texts";
import * as VALIDATION from "../kit/validation/validation.texts";
import { isReservedPath } from "../page/reserved-path";
import { LONGEST_PATH, PAGE_PATH, sitePath } from "../page/site-path";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, line, markdown, prose, requiredLine } from "../kit/schema";
import { imageRef } from "../media/image-fields";
import { section } from "./sections";
import { withoutHidden } from "./shown-sections";

const sitePublic = { title: "Öffentlich", column: true };

export const sites = defineResource({
  name: "sites",
  idPrefix: "sit",
  one: "Seite",
  many: "Seiten",
  title: ["name", "title"],
  navigation: { group: "website", icon: "file", position: 1 },
  fields: z.strictObject({
    type: choice(["default", "simple"], {
      title: "Art",
      labels: { default: "Standardseite", simple: "Einfache Seite" },
      column: true,
    })
      .default("simple")
      .meta({
        description:
          "Eine einfache Seite ist ein Text; eine Standardseite besteht aus Abschnitten mit Bildern, Formularen und mehr.",
      }),
    isPublic: flag("Öffentlich", true).meta(sitePublic),
    path: z
      .string()
      .regex(PAGE_PATH, EXPECTED_PATH)
      .max(LONGEST_PATH)
      // Visitors reach a page with and without slashes at the end, so they make no other page.
      .overwrite(sitePath)
      .refine((path) => !isReservedPath(path), { error: VALIDATION.reserved })
      .meta({
        title: "Pfad",
        column: true,
        description: "Die Adresse der Seite im Shop ohne Schrägstrich davor, etwa ueber-uns.",
      }),
    title: line("Titel")
      .default("")
      .meta({ description: "Steht im Reiter des Browsers und in Suchmaschinen. Leer: der Name." }),
    name: requiredLine("Name").meta({ column: true }),
    description: prose("Beschreibung", 1000)
      .default("")
      .meta({ description: "Zwei Sätze, die Suchmaschinen unter dem Titel zeigen." }),
    shareImage: imageRef.nullish().meta({
      title: "Bild beim Teilen",
      widget: "image",
      shownAs: "share",
      description: "Zeigen Messenger und soziale Netze neben dem Link. Leer: das erste Bild der Seite.",
    }),
    /** `simple`: rich text under `text`; `default`: a list of sections under `sections`, each `{ type, value }`. */
    content: z
      .strictObject({
        text: markdown("Inhalt")
          .optional()
          .meta({ when: { record: { type: "simple" }, orFilled: true } }),
        sections: z
          .array(section)
          .max(100)
          .optional()
          .meta({ title: "Abschnitte", entry: "Abschnitt", when: { record: { type: "default" }, orFilled: true } }),
      })
      .default({})
      .meta({ title: "Inhalt" }),
  }),
  // A new page is not public unless the request says so.
  entered: { create: { isPublic: flag("Öffentlich", false).meta(sitePublic) } },
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["path"]],
  list: { filters: ["type", "isPublic"], sortable: ["name", "path"], searchable: ["name", "path", "title"] },
  inSnapshot: true,
  publish: (site) => (site.isPublic ? withoutHidden(site) : null),
});

export type Site = RecordOf<typeof sites>;
