import * as z from "zod";
import { isMet } from "../../kit/condition";
import { ownOf } from "../../kit/object";
import { choice, flag, line, prose } from "../../kit/schema";
import { color } from "../../kit/fields/color-field";
import { imageRef } from "../../media/image-fields";
import { sceneReferences as references } from "./scene-references";
import {
  CLOCK_FACE_LABELS,
  SCENE_FIELDS as texts,
  SCENE_MESSAGES,
  SCENE_SOURCE_LABELS,
  SOLD_OUT_LABELS,
} from "./scene.texts";
import { CLOCK_FACES, type SceneType, SOLD_OUT_STYLES } from "./scene.values";

/** A local time without an offset, by the clock of the screen's branch. */
const localTime = z.iso.datetime({ local: true });
const HTTPS = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/;
/** Scheme and host may be typed in any case, and are kept in small letters; a path may not. */
const asWritten = (url: string): string => url.trim().replace(/^https:\/\/[^/?#]*/i, (origin) => origin.toLowerCase());
const of = (...types: readonly SceneType[]) => ({ when: { record: { type: types } } });

/** What scenes show, by their type. The form offers the fields of the type alone, and `ownContent` keeps no others. */
export const sceneContent = z.strictObject({
  template: references.template.meta({ title: texts.template, ...of("template") }),
  /** What kind of record `record` is, for templates that show values of one. */
  source: choice(["product", "category", "menu", "branch"], {
    ...{ title: texts.source, labels: SCENE_SOURCE_LABELS },
  })
    .nullish()
    .meta({ description: texts.sourceHint, ...of("template") }),
  record: references.record.meta({ title: texts.record, description: texts.recordHint, ...of("template") }),
  image: imageRef.nullish().meta({ title: texts.image, widget: "image", ...of("image") }),
  video: references.video.meta({ title: texts.video, ...of("video") }),
  menu: references.menu.meta({ title: texts.menu, description: texts.menuHint, ...of("menu") }),
  categories: references.categories.meta({ title: texts.categories, description: texts.categoriesHint, ...of("menu") }),
  columns: z
    .int()
    .min(1)
    .max(4)
    .default(2)
    .meta({ title: texts.columns, ...of("menu") }),
  rows: z
    .int()
    .min(3)
    .max(30)
    .default(10)
    .meta({ title: texts.rows, description: texts.rowsHint, ...of("menu") }),
  soldOut: choice([...SOLD_OUT_STYLES], { title: texts.soldOut, labels: SOLD_OUT_LABELS })
    .default("strike")
    .meta(of("menu")),
  showPrices: flag(texts.showPrices, true).meta(of("menu")),
  showDescriptions: flag(texts.showDescriptions).meta(of("menu")),
  showPreparing: flag(texts.showPreparing, true).meta(of("tickets")),
  closedDays: z
    .int()
    .min(0)
    .max(60)
    .default(14)
    .meta({ title: texts.closedDays, description: texts.closedDaysHint, ...of("hours") }),
  blocks: references.blocks.meta({ title: texts.blocks, description: texts.blocksHint, ...of("news") }),
  url: z
    .string()
    .overwrite(asWritten)
    .max(2000)
    .regex(HTTPS, SCENE_MESSAGES.url)
    .refine((url) => URL.canParse(url), { error: SCENE_MESSAGES.url })
    .nullish()
    .meta({ title: texts.url, description: texts.urlHint, ...of("web") }),
  face: choice([...CLOCK_FACES], { title: texts.face, labels: CLOCK_FACE_LABELS })
    .default("digital")
    .meta(of("clock")),
  showDate: flag(texts.showDate, true).meta(of("clock")),
  showSeconds: flag(texts.showSeconds).meta(of("clock")),
  until: localTime.nullish().meta({ title: texts.until, description: texts.untilHint, ...of("countdown") }),
  after: line(texts.after, 200).default("").meta(of("countdown")),
  text: prose(texts.text, 1000).default("").meta(of("message", "countdown")),
  color: color
    .nullish()
    .meta({ title: "Schriftfarbe", description: texts.colorHint, ...of("message", "clock", "countdown") }),
  background: color.nullish().meta({ title: "Hintergrund", ...of("message", "clock", "countdown", "image", "video") }),
});
export type SceneContent = z.output<typeof sceneContent>;

/** The content of a scene of the type: what was sent for other types is as if it had not been sent. */
export function ownContent({ type, content }: { type: SceneType; content: SceneContent }): SceneContent {
  const own = Object.entries(content).filter(([name, value]) => {
    const when = ownOf<z.ZodType>(sceneContent.shape, name)?.meta()?.when;
    return when === undefined || isMet({ when, value, siblings: content, record: { type } });
  });
  return { ...NO_CONTENT, ...Object.fromEntries(own) };
}

const NO_CONTENT = sceneContent.parse({});
