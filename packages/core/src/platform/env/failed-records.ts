import * as z from "zod";
import { optionalText, readEnv } from "./read";

/** For the function that counts the stream records that failed for good. */
export const failedRecordsEnv = readEnv(
  z.object({
    /** The bucket in which Lambda stores them. Not set on one machine, which keeps them in a file. */
    FAILED_RECORDS_BUCKET: optionalText,
  }),
);
