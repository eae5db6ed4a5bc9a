import * as z from "zod";
import { EXPECTED_ADDRESS, EXPECTED_FRAME } from "../kit/validation/expectation.texts";
import { LINK_ADDRESS, LINK_ADDRESS_OR_NONE } from "./link-address";
import { readBy } from "../kit/references/schema-by";
import { choice, line, markdown, ref, requiredLine } from "../kit/schema";
import { email } from "../kit/fields/contact-fields";
import { imageRef } from "../media/image-fields";

/*
 * The section types of a page of type `default`: the `type` and the shape of each `value`, with the specification's
 * field names. These schemas validate what is saved; the shop itself reads sections without zod and uses what has the
 * right shape. Further fields are kept, since imported pages may have more.
 */

const picture = imageRef.nullish().meta({ title: "Bild", widget: "image" });
const title = line("Titel").default("");
const text = markdown("Text").default("");
const address = (required: boolean) =>
  z
    .string()
    .max(2000)
    .regex(required ? LINK_ADDRESS : LINK_ADDRESS_OR_NONE, EXPECTED_ADDRESS)
    .meta({ title: "Adresse" });
const list = <Item extends z.ZodType>(item: Item, title: string, entry: string) =>
  z.array(item).max(100).meta({ title, entry });
const link = z.looseObject({ label: requiredLine("Beschriftung"), url: address(true) });
const logo = z.looseObject({ image: picture, link: address(false).default("").meta({ title: "Link" }) });

export const sectionValues = {
  hero: z.looseObject({ title, text, image: picture, links: list(link, "Links", "Link").default([]) }),
  links: z.looseObject({ title, links: list(link, "Links", "Link") }),
  "teaser-workshop": z.looseObject({ title, text, image: picture, link: link.nullish().meta({ title: "Link" }) }),
  "text-image": z.looseObject({
    title,
    text,
    image: picture,
    position: choice(["left", "right"], {
      title: "Bild steht",
      labels: { left: "links", right: "rechts" },
    }).default("right"),
  }),
  "text-text-image": z.looseObject({
    title,
    left: markdown("Text links").default(""),
    right: markdown("Text rechts").default(""),
    image: picture,
  }),
  "form-contact": z.looseObject({ text, branch: ref("branches", "Filiale").nullish() }),
  "form-rental": z.looseObject({ text, branch: ref("branches", "Filiale").nullish() }),
  team: z.looseObject({
    title,
    employees: list(
      z.looseObject({
        first_name: line("Vorname").default(""),
        last_name: requiredLine("Nachname"),
        position: line("Position").default(""),
        email: email.default(""),
        image: picture,
        description: markdown("Über mich", 5000).default(""),
      }),
      "Team",
      "Person",
    ),
  }),
  brands: z.looseObject({
    title,
    areas: list(
      z.looseObject({
        title,
        brands: list(logo, "Bilder im Slider", "Bild").default([]),
        links: list(logo, "Logos", "Logo").default([]),
      }),
      "Bereiche",
      "Bereich",
    ),
  }),
  "bike-rental": z.looseObject({
    title,
    duration: z.number().positive().max(3600).default(5).meta({ title: "Sekunden je Bild" }),
    slider: list(z.looseObject({ image: picture, text }), "Bilder", "Bild"),
  }),
  finance: z.looseObject({
    image: picture,
    description: markdown("Beschreibung").default(""),
    boundaries: choice(["left", "center", "right"], {
      title: "Ausrichtung",
      labels: { left: "links", center: "mittig", right: "rechts" },
    }).default("center"),
  }),
  map: z.looseObject({
    /** The URL of a map service over https, or a path of this site. */
    iframe_url: z
      .string()
      .max(2000)
      .regex(/^(?:https:\/\/[^\s]+|\/(?![/\\])[^\s]*)?$/, EXPECTED_FRAME)
      .default("")
      .meta({ title: "Adresse der eingebetteten Karte" }),
    /** Shown instead until cookies are accepted. */
    image: picture,
  }),
  text: z.looseObject({
    text: markdown("Text"),
    column: choice(["none", "two", "three"], {
      title: "Spalten",
      labels: { none: "keine", two: "zwei", three: "drei" },
    }).default("none"),
  }),
} as const;

export type SectionType = keyof typeof sectionValues;
export type SectionValue<Type extends SectionType> = z.output<(typeof sectionValues)[Type]>;

export const SECTION_TYPES = Object.keys(sectionValues) as SectionType[];

/**
 * One section. The value of a known type must have that type's shape; the value of an unknown type is kept as it is,
 * since a page may be made for another version of the shop. Pictures in it are followed, but need not exist.
 */
export const section = z
  .strictObject({
    type: z.string().min(1).max(64),
    value: readBy({
      schema: z.record(z.string(), z.json()).default({}),
      ...{ field: "type", schemas: sectionValues, anywhere: imageRef },
    }),
    /** Kept in the page and not shown: see `shown-sections.ts`. */
    isHidden: z.boolean().optional().meta({
      title: "Ausgeblendet",
      description: "Der Abschnitt bleibt in der Seite und wird im Shop nicht gezeigt.",
    }),
  })
  .check(({ value: { type, value }, issues }) => {
    const schema = Object.hasOwn(sectionValues, type) ? sectionValues[type as SectionType] : null;
    for (const { path, ...issue } of schema?.safeParse(value).error?.issues ?? [])
      issues.push({ ...issue, path: ["value", ...path], input: value } as z.core.$ZodRawIssue);
  })
  .meta({ widget: "section" });
