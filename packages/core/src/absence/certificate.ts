import type { Absence } from "@tresen/contract/absence/absence";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { UPLOAD_LIMIT, UPLOAD_TYPES } from "@tresen/contract/media/upload-types";
import type { Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { detectType, safeName } from "../media/file";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError, forbidden } from "../platform/errors";
import { foundAbsence, shown } from "./change";
import { readCertificate, removeCertificate, writeCertificate } from "./stored";
import { writeAbsence } from "./write";

const TYPES: readonly string[] = ["pdf", "jpg", "png"];

/**
 * Stores the file that proves an absence in place of any other. Its person may, and whoever decides.
 * @param data base64.
 * @throws forbidden, missing, input for another type, tooLarge, conflict.
 */
export async function setCertificate({
  actor,
  id,
  body: { name, data },
  now,
}: {
  actor: Actor;
  id: string;
  body: { name: string; data: string };
  now: Instant;
}): Promise<Absence> {
  const { row: before, person, reach } = await foundAbsence({ actor, id });
  if (!reach.seesAll) throw forbidden();
  const bytes = Buffer.from(data, "base64");
  if (bytes.byteLength > UPLOAD_LIMIT) throw new AppError("upload.too_large", "tooLarge", UPLOAD_MESSAGES.tooLarge);
  const extension = detectType({ body: bytes, isText: false });
  if (!extension || !TYPES.includes(extension)) {
    const message = ABSENCE_MESSAGES.certificateType;
    throw new AppError("absence.certificate_type", "input", message, [{ field: "data", code: "type", message }]);
  }
  const file = ulid(now);
  const parts = await writeCertificate({ file, bytes });
  const certificate = {
    ...{ file, parts, name: safeName({ name, extension }) },
    ...{ mimeType: UPLOAD_TYPES[extension], size: bytes.byteLength },
  };
  const row = { ...before, certificate, version: before.version + 1 };
  try {
    await writeAbsence({ before, row, person, by: requireStaff(actor).user.id, now });
  } catch (error) {
    await removeCertificate(certificate);
    throw error;
  }
  if (before.certificate) await removeCertificate(before.certificate);
  return shown({ row, person, reach });
}

/** @throws missing, also where it is not for the actor. */
export async function getCertificate({
  actor,
  id,
}: {
  actor: Actor;
  id: string;
}): Promise<{ name: string; mimeType: string; bytes: Uint8Array }> {
  const { row, reach } = await foundAbsence({ actor, id });
  if (!reach.seesAll || !row.certificate)
    throw new AppError("absence.no_certificate", "missing", ABSENCE_MESSAGES.noCertificate);
  const { name, mimeType } = row.certificate;
  return { name, mimeType, bytes: await readCertificate(row.certificate) };
}
