import type { PushPayload } from "@tresen/contract/push/push";
import { UNREADABLE_PUSH } from "./push.texts";

/** What is shown of a message. */
export type ShownMessage = Pick<PushPayload, "title" | "body" | "url" | "tag">;

const HOME = "/backend#/";
/** Browsers demand that every message is shown, also one that cannot be read. */
const UNREADABLE: ShownMessage = { ...UNREADABLE_PUSH, url: HOME, tag: "unreadable" };

/** The message that the platform sent. A click leads to pages of the back-office alone, whatever it says. */
export function messageOf(data: unknown): ShownMessage {
  const { title, body, url, tag }: Record<string, unknown> = typeof data === "object" ? { ...data } : {};
  if (typeof title !== "string" || title === "") return UNREADABLE;
  return {
    title,
    body: typeof body === "string" ? body : "",
    url: typeof url === "string" && /^\/backend(?:$|[#/?])/.test(url) ? url : HOME,
    tag: typeof tag === "string" ? tag : UNREADABLE.tag,
  };
}
