import { imageRecord } from "@tresen/contract/media/image";
import { resourceQueries } from "../../../admin/queries";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Picture } from "../../../admin/media/picture";

/**
 * The picture as it is now, whatever the form around it holds: it may have got another file while something else of it
 * is being changed. The page has loaded it.
 */
export function newestPicture(id: string) {
  return {
    ...resourceQueries.one({ name: "images", id }),
    select: pictureOf,
    enabled: false,
  };
}

function pictureOf(record: AnyRecord): Picture | null {
  return imageRecord.strip().safeParse(record).data ?? null;
}
