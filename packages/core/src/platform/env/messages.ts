import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

export const messageEnv = readEnv(
  z.object({
    /** The sender's address of mails. Without it no mails are sent. */
    MAIL_SENDER: z.preprocess((value) => value || undefined, z.email().optional()),
    /** The configuration set of SES, which counts bounces and complaints. */
    MAIL_CONFIGURATION_SET: optionalText,
    SES_ENDPOINT: optionalUrl,
    SNS_ENDPOINT: optionalUrl,
  }),
);
