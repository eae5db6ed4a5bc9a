import { dispositionOf, readObject, temporaryAddress } from "../../platform/blob";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { AppError } from "../../platform/errors";
import { getFile } from "../view";

/** Bytes that a function can answer: 6 MB in base64, with room for the rest of the answer. */
const ANSWERED = 4_400_000;

/** The file itself, or the address at which the bucket hands out a larger one for a few minutes. */
export type Download = { type: string; disposition: string; bytes: Uint8Array } | { address: string };

/** @throws missing for a job without a file, or when it has expired. */
export async function downloadFile(asked: Parameters<typeof getFile>[0]): Promise<Download> {
  const { key, name, type, size } = await getFile(asked);
  if (size > ANSWERED) return { address: await temporaryAddress({ key }) };
  const bytes = await readObject({ key });
  if (!bytes) throw new AppError("bulk.no_file", "missing", BULK_MESSAGES.noFile);
  return { type, disposition: dispositionOf(name), bytes };
}
