import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { PICTURE_FORMATS } from "@tresen/contract/template/template.calls";
import { ApiError, call } from "../../../shared/api";

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface Asked {
  /** Of the template. */
  id: string;
  /** Null for a template that shows no record. */
  record: string | null;
  format: PictureFormat;
  signal?: AbortSignal;
}

/** The picture of a template, drawn by the server. @throws ApiError */
export async function templatePicture(asked: Asked): Promise<Blob> {
  let answer = await ask(asked);
  if (answer.status === 401) {
    // The session has ended: this call lets the person log in again.
    await call("GET /api/users/me");
    answer = await ask(asked);
  }
  if (!answer.ok) throw await errorOf(answer);
  const file = await answer.blob();
  // Whoever has given up gets no file.
  asked.signal?.throwIfAborted();
  return file;
}

async function ask({ id, record, format, signal }: Asked): Promise<Response> {
  const query = new URLSearchParams({ format, ...(record === null ? {} : { record }) });
  try {
    return await fetch(`/api/image-templates/${encodeURIComponent(id)}/picture?${query.toString()}`, {
      signal: signal ?? null,
    });
  } catch (cause) {
    throw new ApiError({ status: 0, errors: [{ code: "offline", message: MESSAGES.unknown }], cause });
  }
}

async function errorOf(answer: Response): Promise<ApiError> {
  const content: { errors?: ApiError["errors"]; requestId?: string } | null = await answer.json().catch(() => null);
  return new ApiError({
    status: answer.status,
    errors: content?.errors ?? [{ code: "unknown", message: MESSAGES.unknown }],
    requestId: content?.requestId ?? null,
  });
}
