import { timingSafeEqual } from "node:crypto";
import { ALGORITHM, signatureOf } from "@tresen/core/platform/signature";
import { FORM_REFUSALS } from "./upload.texts";

/** A form as it arrived: its fields in small letters without the file, and the size of that. */
export interface SentForm {
  fields: ReadonlyMap<string, string>;
  /** In bytes. */
  size: number;
}

/** Why a form is refused, with the code and the status of S3. */
export interface Refusal {
  status: 400 | 403;
  code: string;
  message: string;
}

/** Fields that need no condition of their own. */
const FREE: readonly string[] = ["policy", "x-amz-signature", "file"];

/**
 * Why a form is to be refused, as S3 checks it ("POST policy" of Signature Version 4); null when it is not. The policy
 * is signed, has not expired, each of its conditions holds, and each field has a condition.
 */
export function refusalOf({
  form,
  bucket,
  keys,
  now,
}: {
  form: SentForm;
  bucket: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  now: number;
}): Refusal | null {
  const { fields, size } = form;
  const text = fields.get("policy") ?? "";
  const policy = policyIn(text);
  if (!policy) return { status: 400, code: "InvalidPolicyDocument", message: FORM_REFUSALS.malformed };
  if (!isSigned({ fields, text, keys })) return denied("SignatureDoesNotMatch", FORM_REFUSALS.unsigned);
  if (!(Date.parse(policy.expiration) > now)) return denied("AccessDenied", FORM_REFUSALS.expired);
  const covered = new Set<string>(FREE);
  for (const condition of policy.conditions) {
    if (condition.kind === "size") {
      if (size > condition.most) return { status: 400, code: "EntityTooLarge", message: FORM_REFUSALS.tooLarge };
      if (size < condition.least) return { status: 400, code: "EntityTooSmall", message: FORM_REFUSALS.tooSmall };
      continue;
    }
    const { field, value, kind } = condition;
    const sent = field === "bucket" ? bucket : (fields.get(field) ?? "");
    if (kind === "is" ? sent !== value : !sent.startsWith(value))
      return denied("AccessDenied", FORM_REFUSALS.against(field));
    covered.add(field);
  }
  const free = [...fields.keys()].find((field) => !covered.has(field));
  return free === undefined ? null : denied("AccessDenied", FORM_REFUSALS.unnamed(free));
}

function denied(code: string, message: string): Refusal {
  return { status: 403, code, message };
}

function isSigned({
  fields,
  text,
  keys: { accessKeyId, secretAccessKey },
}: {
  fields: ReadonlyMap<string, string>;
  text: string;
  keys: { accessKeyId: string; secretAccessKey: string };
}): boolean {
  const [owner, ...scope] = (fields.get("x-amz-credential") ?? "").split("/");
  if (owner !== accessKeyId || scope.length !== 4 || fields.get("x-amz-algorithm") !== ALGORITHM) return false;
  const [right, sent] = [signatureOf({ text, scope, secretAccessKey }), fields.get("x-amz-signature") ?? ""];
  return sent.length === right.length && timingSafeEqual(Buffer.from(sent), Buffer.from(right));
}

type Condition =
  { kind: "is" | "starts"; field: string; value: string } | { kind: "size"; least: number; most: number };

/** Null for what is no policy, or has conditions that are not known here: then nothing would be checked. */
function policyIn(text: string): { expiration: string; conditions: Condition[] } | null {
  try {
    const { expiration, conditions }: { expiration?: unknown; conditions?: unknown } = JSON.parse(
      Buffer.from(text, "base64").toString(),
    );
    const read = Array.isArray(conditions) ? conditions.map(conditionIn) : [];
    const known = read.filter((condition) => condition !== null);
    const isKnown = typeof expiration === "string" && known.length > 0 && known.length === read.length;
    return isKnown ? { expiration, conditions: known } : null;
  } catch {
    return null;
  }
}

function conditionIn(condition: unknown): Condition | null {
  if (!Array.isArray(condition)) {
    const [[field, value] = []] = typeof condition === "object" && condition ? Object.entries(condition) : [];
    return field !== undefined && typeof value === "string" ? { kind: "is", field: field.toLowerCase(), value } : null;
  }
  const [operator, first, second]: unknown[] = condition;
  if (operator === "content-length-range" && typeof first === "number" && typeof second === "number")
    return { kind: "size", least: first, most: second };
  if (typeof first !== "string" || !first.startsWith("$") || typeof second !== "string") return null;
  const field = first.slice(1).toLowerCase();
  if (operator === "eq") return { kind: "is", field, value: second };
  return operator === "starts-with" ? { kind: "starts", field, value: second } : null;
}
