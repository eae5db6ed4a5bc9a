import type { AbsenceKind, AbsenceState } from "@tresen/contract/absence/absence-kinds";
import type { DayPart } from "@tresen/contract/absence/day-part";
import { Entity } from "electrodb";
import {
  anything,
  connection,
  custom,
  flag,
  indexKey,
  model,
  number,
  optionalText,
  primaryKey,
  text,
} from "../../platform/db";

/** The file that proves an absence. Its rows are found by `file`. */
export interface StoredCertificate {
  file: string;
  name: string;
  mimeType: string;
  size: number;
  /** The number of rows that it is stored in. */
  parts: number;
}

/**
 * Days somebody is away. Rows of their own with calls of their own, so that no list, picker, version, export of a shop or
 * log contains why.
 */
export const AbsenceEntity = new Entity(
  {
    model: model("absence"),
    attributes: {
      id: text,
      version: number,
      user: text,
      kind: { type: custom<AbsenceKind>("string"), required: true },
      /** First and last day, `YYYY-MM-DD`; the year of the first one. */
      from: text,
      to: text,
      year: text,
      half: flag,
      /** Which half of each day; absent for whole days, and where it is not known. */
      part: { type: custom<DayPart>("string") },
      state: { type: custom<AbsenceState>("string"), required: true },
      note: text,
      reason: text,
      certificate: anything<StoredCertificate>(),
      createdAt: text,
      /** When it was decided, and by which user. */
      decidedAt: optionalText,
      decidedBy: optionalText,
    },
    indexes: {
      primary: primaryKey({ pk: "absence#${id}", sk: "absence" }),
      ofUser: indexKey({ index: "gsi1", pk: "absences#${user}", sk: "${from}#${id}" }),
      ofYear: indexKey({ index: "gsi2", pk: "absence-year#${year}", sk: "${from}#${to}#${user}#${id}" }),
    },
  },
  connection,
);

/** The days that a person's requested and approved absences have: written with each of them, so that two at once are noticed. */
export const AbsenceCalendarEntity = new Entity(
  {
    model: model("absenceCalendar"),
    attributes: {
      user: text,
      version: number,
      spans: { ...anything<{ id: string; from: string; to: string }[]>(), required: true },
    },
    indexes: { primary: primaryKey({ pk: "absence-calendar#${user}", sk: "calendar" }) },
  },
  connection,
);

/** A part of a certificate, base64. Rows of the table and not of the bucket, so that they go with the absence. */
export const CertificatePartEntity = new Entity(
  {
    model: model("absenceCertificate"),
    attributes: { file: text, part: number, content: text },
    indexes: { primary: primaryKey({ pk: "absence-certificate#${file}", sk: "part#${part}" }) },
  },
  connection,
);
