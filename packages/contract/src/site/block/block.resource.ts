import * as z from "zod";
import { type RecordOf, defineResource, onlyPublic } from "../../kit/resource";
import { choice, flag, markdown, refs, requiredLine } from "../../kit/schema";
import { identifier } from "../../kit/fields/identifier-field";
import { instant } from "../../kit/fields/instant-fields";
import { imageRef } from "../../media/image-fields";
import { checkBlock } from "./block.rules";

/** When and where the shop shows a block: only pop-ups have this. */
const ofPopup = { section: "Zeitraum und Filialen", when: { record: { type: "popup" }, orFilled: true } } as const;

export const blocks = defineResource({
  name: "blocks",
  idPrefix: "blk",
  one: "Inhalt",
  many: "Inhalte",
  title: ["name"],
  navigation: { group: "website", icon: "newspaper", position: 3 },
  fields: z.strictObject({
    identifier: identifier.optional(),
    name: requiredLine("Name").meta({ column: true }),
    isPublic: flag("Öffentlich", true).meta({ column: true }),
    type: choice(["popup", "text"], { title: "Art", labels: { popup: "Pop-up", text: "Text" }, column: true }),
    content: z
      .strictObject({
        isActive: z.boolean().default(false).meta({ title: "Aktiv" }),
        text: markdown("Text").default(""),
        image: imageRef.nullish().meta({ title: "Bild", widget: "image" }),
      })
      .prefault({})
      .meta({ title: "Inhalt" }),
    from: instant.nullish().meta({
      ...ofPopup,
      title: "Von",
      column: true,
      description: "Ab wann der Shop das Pop-up zeigt. Leer: sofort.",
    }),
    to: instant.nullish().meta({
      ...ofPopup,
      title: "Bis",
      column: true,
      description: "Bis wann der Shop es zeigt. Leer: bis es jemand abschaltet.",
    }),
    branches: refs("branches", "Filialen")
      .default([])
      .meta({
        ...ofPopup,
        description:
          "Leer: für alle, auf der Startseite. Sonst nur auf den Seiten dieser Filialen, und auf der Startseite, wenn der Shop nur eine Filiale hat.",
      }),
  }),
  check: checkBlock,
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: {
    filters: ["type", "isPublic", "branches"],
    sortable: ["name", "from", "to"],
    searchable: ["name", "identifier"],
  },
  inSnapshot: true,
  publish: onlyPublic,
});

export type Block = RecordOf<typeof blocks>;
