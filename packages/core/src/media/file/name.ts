import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";

const LONGEST_NAME = 120;

/**
 * A file name that is safe to show anywhere: without folders, control characters and characters that change the writing
 * direction, and with the extension of its content.
 */
export function safeName({ name, extension }: { name: string | null | undefined; extension: string }): string {
  const last = (name ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const ending = `.${extension}`;
  const base = clean
    .replace(/^\.+/, "")
    .replace(/(?:\.[a-z0-9]{1,8})?$/i, "")
    .trim();
  return [...(base || UPLOAD_MESSAGES.unnamed)].slice(0, LONGEST_NAME - ending.length).join("") + ending;
}
