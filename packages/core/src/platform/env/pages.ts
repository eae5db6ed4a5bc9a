import * as z from "zod";
import { readEnv } from "./read";

export const pageEnv = readEnv(
  z.object({
    /** Whether search engines may list this shop: `off` on every stage that is not the real one. */
    SEARCH_ENGINES: z.enum(["on", "off"]).default("on"),
  }),
);
