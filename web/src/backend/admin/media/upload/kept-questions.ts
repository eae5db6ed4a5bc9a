import { imageAnswer } from "@tresen/contract/media/image";
import { isObject } from "@tresen/contract/kit/object";
import { keepValue, readKept } from "../../../shared/kept/kept-value";
import type { Upload } from "./queue";

const KEY = "open-duplicates";

/** An open question of whether the person keeps two equal pictures. */
export type Question = Pick<Upload, "folder" | "image" | "twin"> & { name: string };

let isKept = false;

/** Keeps the open questions in this window, so that a reload does not answer them. */
export function keepQuestions(uploads: readonly Upload[]): void {
  const open = uploads.filter(({ state }) => state === "asking");
  if (open.length === 0 && !isKept) return;
  isKept = open.length > 0;
  keepValue(
    KEY,
    open.map(({ file: { name }, folder, image, twin }): Question => ({ name, folder, image, twin })),
    "sessionStorage",
  );
}

/** The questions that were open before a reload. */
export function keptQuestions(): Question[] {
  const stored = readKept(KEY, "sessionStorage");
  return Array.isArray(stored) ? stored.flatMap(questionIn) : [];
}

function questionIn(stored: unknown): Question[] {
  if (!isObject(stored)) return [];
  const { name, folder, image, twin } = stored;
  const asked = imageAnswer.safeParse(image).data;
  if (typeof name !== "string" || typeof folder !== "string" || !asked || !isObject(twin)) return [];
  const { id, name: twinName } = twin;
  if (typeof id !== "string" || typeof twinName !== "string") return [];
  return [{ name, folder, image: asked, twin: { id, name: twinName } }];
}
