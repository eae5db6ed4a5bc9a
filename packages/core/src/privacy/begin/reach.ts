import { createHash } from "node:crypto";

/** A way to reach a person: a mail address in small letters, or a number with its country. */
export interface Reach {
  kind: "mail" | "phone";
  value: string;
}

/** A number with the last name in which all spellings are the same: for whom orders were placed with it. */
export interface NamedReach {
  kind: "named";
  value: string;
}

/** By which an erasure recognises the person, since its job should not say who they are. */
export function reachHash({ kind, value }: Reach | NamedReach): string {
  return createHash("sha256").update(`${kind}#${value}`).digest("base64url");
}
