import * as z from "zod";
import { readEnv } from "./read";

export const limitEnv = readEnv(
  z.object({
    /**
     * `off` lifts what limits orders, files, forms and messages, but not log-ins: for measurements on one machine,
     * never in the cloud.
     */
    LIMITS: z.enum(["on", "off"]).default("on"),
  }),
);
