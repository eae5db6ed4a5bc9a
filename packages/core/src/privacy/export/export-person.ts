import { customers } from "@tresen/contract/customer/customer.resource";
import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { customerExportSubject } from "@tresen/contract/privacy/export/export.permissions";
import { customerPermissions } from "@tresen/contract/privacy/export/export.permissions";
import { personDocument } from "@tresen/contract/privacy/export/person-document";
import type { ExportFormat } from "@tresen/contract/privacy/export/export-formats";
import type { PersonExport } from "@tresen/contract/privacy/export/person-export";
import { PERSON_TEXTS } from "@tresen/contract/privacy/export/person-export.texts";
import { type Actor, requirePermission, requireStaff } from "../../platform/actor";
import { dispositionOf, temporaryAddress, writeObject } from "../../platform/blob";
import { requestFields } from "../../platform/request";
import { type PaperFonts, MEDIA_TYPES, drawDocument } from "../../print/render";
import { addStep, stepItem } from "../../records/changes";
import { collectPerson } from "./collect";
import { personFileKey } from "../person-file";

/** Bytes that a function can answer: 6 MB in base64, with room for the rest of the answer. */
const ANSWERED = 4_400_000;
const JSON_TYPE = "application/json; charset=utf-8";

/** The file itself, or the address at which the bucket hands out a larger one for a few minutes. */
export type PersonFile = { type: string; disposition: string; bytes: Uint8Array } | { address: string };

/**
 * Everything that is stored of a customer, as a file. The log says who had it made.
 * @param fonts asked for where they are needed. @throws forbidden, missing.
 */
export async function exportPerson({
  actor,
  id,
  format,
  fonts,
  now,
}: {
  actor: Actor;
  id: string;
  format: ExportFormat;
  fonts: () => Promise<PaperFonts>;
  now: Instant;
}): Promise<PersonFile> {
  requirePermission({ actor, permission: customerPermissions.export });
  const data = await collectPerson({ actor, id, now });
  const bytes =
    format === "json" ? Buffer.from(JSON.stringify(data, null, 2)) : await pdfOf({ data, fonts: await fonts() });
  await noteExport({ actor, id, number: data.customer.number, now });
  const { date: day } = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE });
  const disposition = dispositionOf(PERSON_TEXTS.file({ number: data.customer.number, day, format }));
  const type = format === "json" ? JSON_TYPE : MEDIA_TYPES.pdf;
  if (bytes.length <= ANSWERED) return { type, disposition, bytes };
  const key = personFileKey({ id, format });
  await writeObject({ key, body: bytes, contentType: type, disposition, cache: "private, no-store" });
  return { address: await temporaryAddress({ key }) };
}

function pdfOf({ data, fonts }: { data: PersonExport; fonts: PaperFonts }): Promise<Uint8Array> {
  const { title, page: pageText } = PERSON_TEXTS;
  return drawDocument({ blocks: personDocument(data), title, at: Date.parse(data.createdAt), pageText, fonts });
}

/** The entry of the log, which says whose data it was by the customer's number alone. */
async function noteExport({
  actor,
  id,
  number,
  now,
}: {
  actor: Actor;
  id: string;
  number: number;
  now: Instant;
}): Promise<void> {
  const { user } = requireStaff(actor);
  await addStep(
    stepItem({
      subject: { resource: customerExportSubject.name, id, version: 1, title: `${customers.one} ${number}` },
      actor: { kind: "staff", id: user.id },
      action: "export",
      at: new Date(now).toISOString(),
      requestId: requestFields().requestId,
      changes: [],
    }),
  );
}
