import type { LabelRequest } from "@tresen/contract/print/label/label-request";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { ApiError, call } from "../../../shared/api";

/** Lets the server make the PDF. @throws ApiError */
export async function printLabels(body: LabelRequest): Promise<Blob> {
  const answer = await ask(body);
  if (answer.status !== 401) return fileOf(answer);
  // The session has ended: this call lets the person log in again.
  await call("GET /api/users/me");
  return fileOf(await ask(body));
}

async function ask(body: LabelRequest): Promise<Response> {
  try {
    return await fetch("/api/labels", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new ApiError({ status: 0, errors: [{ code: "unknown", message: MESSAGES.unknown }], cause });
  }
}

async function fileOf(answer: Response): Promise<Blob> {
  if (answer.ok) return answer.blob();
  const content: { errors?: ApiError["errors"]; requestId?: string } | null = await answer.json().catch(() => null);
  throw new ApiError({
    status: answer.status,
    errors: content?.errors ?? [{ code: "unknown", message: MESSAGES.unknown }],
    requestId: content?.requestId ?? null,
  });
}
