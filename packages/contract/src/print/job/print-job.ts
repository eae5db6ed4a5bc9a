import * as z from "zod";
import { DEVICE_DOCUMENTS } from "../../device/device.values";
import { instant } from "../../kit/fields/instant-fields";
import { MINUTE } from "../../kit/time";
import { paper } from "../paper/paper";
import { PRINT_JOB_STATES } from "./print-job.state";

/** What devices are told to print, and what staff may have printed to try them. */
export const PRINTED_DOCUMENTS = [...DEVICE_DOCUMENTS, "test"] as const;
export type PrintedDocument = (typeof PRINTED_DOCUMENTS)[number];

/** A job's id also names it in the protocols of printers, which allow 30 characters. */
export const printJobId = z.string().regex(/^prj_[A-Za-z0-9_-]{22}$/);

export const printJob = z.object({
  id: printJobId,
  device: z.string(),
  branch: z.string(),
  order: z.string().nullable().meta({ description: "Wie `GET /api/orders/{id}` sie nennt" }),
  document: z.enum(PRINTED_DOCUMENTS),
  title: z.string().meta({ description: "Etwa „Nr. 42, Ofen“" }),
  lines: paper,
  state: z.enum(PRINT_JOB_STATES),
  copies: z.int(),
  isCopy: z.boolean(),
  copyOf: z.string().nullable(),
  reroutedFrom: z.string().nullable().meta({ description: "Der Auftrag, an dessen Stelle er gedruckt wird" }),
  createdAt: instant,
  dueAt: instant,
  claimedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  expiresAt: instant.meta({ description: "Was bis dahin nicht abgeholt ist, wird nicht mehr gedruckt" }),
  code: z.string().nullable().meta({ description: "Was der Drucker zuletzt gemeldet hat" }),
  isSettled: z.boolean().meta({ description: "Jemand hat sich darum gekümmert" }),
});
export type PrintJob = z.output<typeof printJob>;

/** How long a fetched job may go without a result. */
export const RESULT_WITHIN = 2 * MINUTE;
/** After this time somebody has to notice that a job was not printed. */
export const LATE_AFTER = MINUTE;
/** Minutes until a job that nobody fetches expires, unless the branch says otherwise. */
export const EXPIRY_MINUTES = { kitchenTicket: 30, other: 120 } as const;
