import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

export const messageEnv = readEnv(
  z.object({
    /** Whom mails come from. Without it none are sent. */
    MAIL_SENDER: z.preprocess((value) => value || undefined, z.email().optional()),
    /** SES's configuration set, which counts bounces and complaints. */
    MAIL_CONFIGURATION_SET: optionalText,
    SES_ENDPOINT: optionalUrl,
    SNS_ENDPOINT: optionalUrl,
  }),
);
