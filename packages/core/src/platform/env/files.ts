import * as z from "zod";
import { optionalUrl, readEnv } from "./read";

/** The bucket of images and uploads. */
export const fileEnv = readEnv(
  z.object({
    BUCKET_NAME: z.string().min(1),
    /** Set when S3 is not AWS's own. */
    S3_ENDPOINT: optionalUrl,
  }),
);
