import type { ErrorBody } from "@tresen/contract/kit/errors";
import type { Answer } from "@tresen/contract/openapi/client";
import type { Upload } from "@tresen/contract/media/upload";
import { UPLOAD_LIMIT, type UploadPartType, acceptedEndings } from "@tresen/contract/media/upload-types";
import { shrinkPicture } from "./shrink-picture";

/**
 * Photos above this size are scaled down before they are sent: on a phone's connection every megabyte takes seconds.
 */
const SHRINK_ABOVE = 1_200_000;

/** Why a file was refused. `unprocessable` is final; after `busy` and `offline` a retry may succeed. */
export type UploadFailure = "unprocessable" | "busy" | "offline";

export class UploadError extends Error {
  constructor(readonly reason: UploadFailure) {
    super(reason);
  }
}

/** Whether the step accepts files with this name. The server checks their content. */
export function isAccepted({ name, type }: { name: string; type: UploadPartType }): boolean {
  return acceptedEndings(type).some((ending) => name.toLowerCase().endsWith(ending));
}

/** Uploads a file and reports its progress. Throws UploadError. */
export async function sendFile({
  file,
  type,
  onProgress,
}: {
  file: File;
  type: UploadPartType;
  onProgress: (share: number) => void;
}): Promise<Upload> {
  if (file.size === 0 || !isAccepted({ name: file.name, type })) throw new UploadError("unprocessable");
  const isPicture = type === "image" || type === "images";
  const content = await shrinkPicture({ file, above: isPicture ? SHRINK_ABOVE : UPLOAD_LIMIT });
  if (content.size > UPLOAD_LIMIT) throw new UploadError("unprocessable");
  return post({ body: JSON.stringify({ data: await toDataUrl(content), name: file.name }), onProgress });
}

function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // The file was moved or deleted after it was chosen.
    reader.onerror = () => reject(new UploadError("unprocessable"));
    reader.readAsDataURL(content);
  });
}

/** By XMLHttpRequest, since fetch reports no upload progress. */
function post({ body, onProgress }: { body: string; onProgress: (share: number) => void }): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/uploads");
    request.setRequestHeader("Content-Type", "application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new UploadError("offline"));
    request.onload = () => {
      const answer: { data: Answer<"POST /api/uploads"> } | ErrorBody | null = request.response;
      if (request.status === 201 && answer && "data" in answer) resolve(answer.data);
      else if (request.status === 401) window.location.assign("/backend/login");
      else
        reject(
          new UploadError(
            request.status === 429
              ? "busy"
              : request.status >= 500 || request.status === 0
                ? "offline"
                : "unprocessable",
          ),
        );
    };
    request.send(body);
  });
}
