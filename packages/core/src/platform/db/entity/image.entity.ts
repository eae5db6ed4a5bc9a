import { recordEntity } from "./record.entity";

/** What pictures there are; the pictures themselves are in the bucket. */
export const ImageEntity = recordEntity({ name: "images" });
