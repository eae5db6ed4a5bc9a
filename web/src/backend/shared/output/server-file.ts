import { MESSAGES } from "@tresen/contract/order/order.texts";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { ApiError, type Made, call } from "../../../shared/api";
import { callAnswered } from "../failed/failed-calls";

/**
 * A file as the server makes and names it.
 * @param route the path with the names of its parameters, for whoever is told of a failure.
 * @throws ApiError, such as with what is missing for the file.
 */
export async function serverFile({
  address,
  route,
}: {
  address: string;
  route: string;
}): Promise<{ name: string; file: Blob }> {
  const made = { route: `GET ${route}`, address: `GET ${address}` };
  const answer = await ask(address, made);
  if (answer.status !== 401) return fileOf(answer, made);
  // The session has ended: this call lets the person log in again.
  await call("GET /api/users/me");
  return fileOf(await ask(address, made), made);
}

async function ask(address: string, made: Made): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    throw new ApiError({ status: 0, errors: [{ code: "offline", message: SCREEN_MESSAGES.offlineText }], made, cause });
  }
}

async function fileOf(answer: Response, made: Made): Promise<{ name: string; file: Blob }> {
  if (answer.ok) {
    callAnswered(made.address);
    const [, name = ""] = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
    return { name: decodeURIComponent(name), file: await answer.blob() };
  }
  const content: { errors?: ApiError["errors"]; requestId?: string } | null = await answer.json().catch(() => null);
  throw new ApiError({
    status: answer.status,
    errors: content?.errors ?? [{ code: "unknown", message: MESSAGES.unknown }],
    requestId: content?.requestId ?? null,
    made,
  });
}
