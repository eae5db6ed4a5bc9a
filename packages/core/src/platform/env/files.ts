import * as z from "zod";
import { optionalUrl, readEnv } from "./read";

/** Where files are kept. */
export const fileEnv = readEnv(
  z.object({
    BUCKET_NAME: z.string().min(1),
    /** Set where S3 is not AWS's own. */
    S3_ENDPOINT: optionalUrl,
  }),
);
