import { createHash } from "node:crypto";

/** A way to reach a person: a mail address in small letters, or a number with its country. */
export interface Reach {
  kind: "mail" | "phone";
  value: string;
}

/** By which an erasure recognises the person, since its job should not say who they are. */
export function reachHash({ kind, value }: Reach): string {
  return createHash("sha256").update(`${kind}#${value}`).digest("base64url");
}
