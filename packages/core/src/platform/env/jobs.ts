import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

/** For the functions that send jobs to queues. */
export const jobEnv = readEnv(
  z.object({
    SQS_ENDPOINT: optionalUrl,
    /** The queue URL of each kind of job, as JSON. */
    JOB_QUEUES: optionalText,
  }),
);
