import * as z from "zod";
import { EXPECTED_IDENTIFIER } from "../validation/expectation.texts";
import { expecting } from "../schema";

export const identifier = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, expecting(EXPECTED_IDENTIFIER))
  .max(64)
  .meta({
    title: "Kennung",
    column: true,
    description:
      "Kurzer, eindeutiger Name ohne Leerzeichen, etwa wien-neubau. Er kann in Adressen stehen und sollte sich nicht ändern.",
  });
