import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

/** The bucket of images and uploads. */
export const fileEnv = readEnv(
  z.object({
    BUCKET_NAME: z.string().min(1),
    /** Set when S3 is not AWS's own. */
    S3_ENDPOINT: optionalUrl,
    /**
     * The path at which the platform on one machine takes files that browsers send to the bucket, since its bucket has no
     * address that other devices reach and checks nothing. Never set in the cloud.
     */
    UPLOAD_PATH: optionalText,
  }),
);
