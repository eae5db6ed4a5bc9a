import { videoFile } from "@tresen/contract/signage/video/video.resource";
import { VIDEO_MESSAGES } from "@tresen/contract/signage/video/video.texts";
import { AppError } from "../../platform/errors";
import type { Hooks } from "../../records";
import { releasing } from "./file";
import { videoRow } from "./row";

/** A video comes with its file, so none is entered; and the file goes with the last video that has it. */
export const videoHooks = {
  prepare: async ({ fields, before }) => {
    if (!before) throw new AppError("video.not_entered", "conflict", VIDEO_MESSAGES.notEntered);
    return { fields: { ...fields, ...videoFile.kept(before.fields) }, secrets: before.secrets };
  },
  checks: async ({ before, row }) => {
    if (!before || row) return [];
    const { sha256, mimeType } = videoRow(before).fields;
    return sha256 && mimeType ? [releasing({ video: before.id, sha256, mimeType })] : [];
  },
} satisfies Hooks;
