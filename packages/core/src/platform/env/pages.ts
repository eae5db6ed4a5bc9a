import * as z from "zod";
import { readEnv } from "./read";

export const pageEnv = readEnv(
  z.object({
    /** Whether search engines may list this shop: `off` on every stage except production. */
    SEARCH_ENGINES: z.enum(["on", "off"]).default("on"),
  }),
);
