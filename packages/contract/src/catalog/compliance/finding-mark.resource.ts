import * as z from "zod";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, line, prose, requiredLine } from "../../kit/schema";
import { served } from "../../kit/served";
import { COMPLIANCE_TITLES } from "./compliance.texts";
import { COMPLIANCE_RULES } from "./rule-names";

/** The `subject` of findings of the configuration. */
export const CONFIG_SUBJECT = "config";

/** Who has said so last. */
export const markTold = served({ by: line("Von").default("") });

/**
 * Findings of the look before publishing that somebody has looked at and wants as they are. The subject is no reference:
 * a mark keeps no product from being removed, and means nothing without it.
 */
export const findingMarks = defineResource({
  name: "finding-marks",
  idPrefix: "fmk",
  one: "Gewollter Befund",
  many: "Gewollte Befunde",
  title: ["rule"],
  fields: z.strictObject({
    subject: requiredLine("Produkt oder Konfiguration", 64),
    rule: choice(COMPLIANCE_RULES, { title: "Art", column: true, labels: COMPLIANCE_TITLES }),
    /** The fingerprint of what the finding concerns: a mark does not hold for anything else. */
    value: requiredLine("Stand", 64),
    note: prose("Notiz", 500).default(""),
    ...markTold.fields,
  }),
  entered: markTold.entered,
  access: { read: "staff", create: "admin", update: "admin", remove: "admin" },
  unique: [["subject", "rule"]],
  inSnapshot: false,
});

export type FindingMark = RecordOf<typeof findingMarks>;
