import * as z from "zod";
import { readEnv } from "./read";

export const limitEnv = readEnv(
  z.object({
    /**
     * `off` disables the rate limits of orders, uploads, forms and messages, but not those of log-ins. For measurements
     * on one machine, never in the cloud.
     */
    LIMITS: z.enum(["on", "off"]).default("on"),
  }),
);
