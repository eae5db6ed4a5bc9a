import type { AnyRecord } from "@tresen/contract/openapi/client";
import { tvs } from "@tresen/contract/signage/tv/tv.resource";
import { PREVIEW_TEXTS as texts } from "./preview.texts";

/** A screen on which something may be looked at. */
export interface PreviewScreen {
  id: string;
  label: string;
  width: number;
  height: number;
  /** Of a TV. */
  branch: string | null;
}

const usual = (id: "landscape" | "portrait" | "uhd", width: number, height: number): PreviewScreen => ({
  ...{ id, width, height, branch: null },
  label: texts.size({ name: texts.sizes[id], width, height }),
});
const USUAL = [usual("landscape", 1920, 1080), usual("portrait", 1080, 1920), usual("uhd", 3840, 2160)];
const fields = tvs.fields.pick({ name: true, branch: true, orientation: true, size: true }).strip();

/** The usual screens, and the shop's own. */
export function previewScreens(records: readonly AnyRecord[]): PreviewScreen[] {
  return [...USUAL, ...records.flatMap((record) => screenOf(record) ?? [])];
}

/** The size of a TV is that of its picture as it hangs: an upright one is higher than wide. */
function screenOf(record: AnyRecord): PreviewScreen | null {
  const { data } = fields.safeParse(record);
  if (!data) return null;
  const { name, branch, orientation, size } = data;
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const [width, height] = orientation === "portrait" ? [short, long] : [long, short];
  return { id: record.id, label: texts.size({ name, width, height }), width, height, branch };
}
