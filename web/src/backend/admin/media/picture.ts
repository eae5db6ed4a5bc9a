import type { imageRecord } from "@tresen/contract/media/image";
import type * as z from "zod";

/** A picture of the library as the API answers it. */
export type Picture = z.output<typeof imageRecord>;
