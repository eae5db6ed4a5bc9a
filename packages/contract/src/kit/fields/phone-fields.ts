import * as z from "zod";
import { normalizePhone } from "../phone/phone";
import { expecting } from "../schema";

export const EXPECTED_PHONE = "Bitte geben Sie eine Telefonnummer mit Ländervorwahl an (+43 660 1234567).";

/** A number by which somebody can be called: with its country, or as it is dialled within their own. */
export const phone = z
  .string()
  // What has no digit stays as it is, to be refused as what it is.
  .overwrite((text) => normalizePhone(text) || text)
  .regex(/^\+?\d{6,15}$/, expecting(EXPECTED_PHONE))
  .meta({ title: "Telefon", widget: "tel" });
