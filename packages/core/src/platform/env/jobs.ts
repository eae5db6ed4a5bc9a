import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

/** For those functions alone that hand jobs on. */
export const jobEnv = readEnv(
  z.object({
    SQS_ENDPOINT: optionalUrl,
    /** The queue of each kind of job, as JSON. */
    JOB_QUEUES: optionalText,
  }),
);
