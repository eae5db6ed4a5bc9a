import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { id } from "../../kit/schema";
import { scenes } from "../scene/scene.resource";
import { segments } from "../segment/segment.resource";
import { streams } from "../stream/stream.resource";
import { playerLive } from "./player";
import { PREVIEW_MESSAGES as messages } from "./preview.texts";

/** What is looked at: exactly one of the three, as it is in its form, saved or not. */
export const previewRequest = z
  .strictObject({
    /** Where it would be shown: prices, menus and hours are this branch's. */
    branch: id,
    /** Prices and menus of this time. */
    at: instant,
    /** The id of the record, so that it is shuffled as on the screens; none of a new one. */
    id: id.nullish(),
    scene: scenes.fields.optional(),
    segment: segments.fields.optional(),
    stream: streams.fields.optional(),
  })
  .refine(({ scene, segment, stream }) => [scene, segment, stream].filter(Boolean).length === 1, {
    path: ["scene"],
    error: messages.one,
  });
export type PreviewRequest = z.output<typeof previewRequest>;

/** What a player needs to show it: the manifest is at `url` for some weeks. */
export const preview = z.object({
  manifest: z.object({ sha256: z.string(), url: z.string(), bytes: z.int() }),
  live: playerLive,
});
export type Preview = z.output<typeof preview>;
