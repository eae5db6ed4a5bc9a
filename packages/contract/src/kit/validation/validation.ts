import * as z from "zod";
import type { FieldError } from "../errors";
import { EXPECTED_DATE, EXPECTED_WHOLE } from "./expectation.texts";
import * as VALIDATION from "./validation.texts";

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type RawIssueOf<Code extends RawIssue["code"]> = Extract<RawIssue, { code: Code }>;

/** Error codes of the messages that do not contain a limit. A schema that uses one of these messages gets its code. */
const CODES = new Map([
  [VALIDATION.blank, "blank"],
  [VALIDATION.invalid, "invalid"],
  [VALIDATION.choice, "choice"],
  [VALIDATION.number, "number"],
  [VALIDATION.unique, "unique"],
  [VALIDATION.reference, "reference"],
  [VALIDATION.reserved, "reserved"],
]);

const FORMATS: Record<string, readonly [code: string, message: string]> = {
  email: ["email", VALIDATION.email],
  url: ["url", VALIDATION.url],
  date: ["date", EXPECTED_DATE],
  datetime: ["date_time", VALIDATION.dateTime],
};

/** Error codes of texts and lists of a wrong size; a number has the code of the issue itself. */
const SIZE_CODES: Record<"too_small" | "too_big", Record<string, string>> = {
  too_small: { string: "too_short", array: "too_few" },
  too_big: { string: "too_long", array: "too_many" },
};

// A zod issue does not contain the invalid value, so only this hook can distinguish a missing value from a wrong one.
// It is set globally: all schemas of this package produce German messages.
z.config({ customError: (issue) => germanMessage(issue) });

export interface Fault {
  /** The path of the field, with dots. */
  field: string;
  /** The code without the prefix `validation.`. */
  code: string;
  limit?: number | undefined;
}

/** Rewords a fault; undefined keeps the usual message. */
type Say = (fault: Fault) => string | undefined;
const asItIs: Say = () => undefined;

/** The faults of a value that a schema refused, with dotted paths, stable codes and German messages ready to show. */
export function fieldErrors(error: z.ZodError, say = asItIs): FieldError[] {
  const faults = new Map(
    error.issues
      .flatMap((issue) => toFieldErrors({ issue, say }))
      .map((fault) => [JSON.stringify([fault.field, fault.message]), fault]),
  );
  // zod also checks the length of a list where a text is expected. A value of the wrong type gets only that one fault.
  const mistyped = new Set([...faults.values()].filter(isType).map(({ field }) => field));
  return [...faults.values()].filter((fault) => isType(fault) || !mistyped.has(fault.field));
}

function isType({ code }: FieldError): boolean {
  return code === "validation.type";
}

/** One fault with a code of the `validation` family; `path` may be empty for the value as a whole. */
export function fieldError({ path, code, message }: { path: string; code: string; message: string }): FieldError {
  return { ...(path === "" ? {} : { field: path }), code: `validation.${code}`, message };
}

export function unexpectedField(path: string): FieldError {
  return fieldError({ path, code: "unexpected_field", message: VALIDATION.unexpectedField });
}

function toFieldErrors({
  issue,
  parent = [],
  say,
}: {
  issue: Issue;
  parent?: readonly PropertyKey[];
  say: Say;
}): FieldError[] {
  const path = [...parent, ...issue.path];
  const field = path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unexpectedField(field === "" ? key : `${field}.${key}`));
  }
  if (issue.code === "invalid_union" && issue.message !== VALIDATION.blank) {
    const branch = mostUseful(issue.errors);
    if (branch) return branch.flatMap((inner) => toFieldErrors({ issue: inner, parent: path, say }));
  }
  const code = codeOf(issue);
  const limit = issue.code === "too_big" ? Number(issue.maximum) : undefined;
  return [fieldError({ path: field, code, message: say({ field, code, limit }) ?? issue.message })];
}

/**
 * Of the branches of a union, the one to report: among those whose type matches the value, the one with the fewest
 * faults.
 */
function mostUseful(branches: readonly Issue[][]): Issue[] | null {
  const fitting = branches.flatMap(flattened).filter((issues) => issues.length > 0 && !issues.some(isMismatch));
  return fitting.reduce<Issue[] | null>((best, issues) => (best && best.length <= issues.length ? best : issues), null);
}

/** A nested union counts as all of its branches. */
function flattened(issues: Issue[]): Issue[][] {
  const [only, ...more] = issues;
  return only?.code === "invalid_union" && only.path.length === 0 && more.length === 0
    ? only.errors.flatMap(flattened)
    : [issues];
}

const MISMATCHES: readonly Issue["code"][] = ["invalid_type", "invalid_value", "invalid_union"];

function isMismatch({ path, code }: Issue): boolean {
  return path.length === 0 && MISMATCHES.includes(code);
}

function codeOf(issue: Issue): string {
  const known = CODES.get(issue.message);
  if (known) return known;
  switch (issue.code) {
    case "too_small":
    case "too_big":
      return SIZE_CODES[issue.code][issue.origin] ?? issue.code;
    case "invalid_type":
      return isNumeric(issue.expected) ? "number" : "type";
    case "invalid_union":
      return "type";
    case "invalid_format":
      return FORMATS[issue.format]?.[0] ?? "invalid";
    default:
      return "invalid";
  }
}

function germanMessage(issue: RawIssue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case "invalid_type":
      if (isMissing) return VALIDATION.blank;
      return issue.expected === "int" && typeof issue.input === "number"
        ? EXPECTED_WHOLE
        : typeMessage([issue.expected]);
    case "invalid_union": {
      if (isMissing) return VALIDATION.blank;
      const types = expectedTypes((issue.errors ?? []) as Issue[][]);
      return types.length > 0 ? typeMessage(types) : VALIDATION.choice;
    }
    case "invalid_value":
      return isMissing || issue.input === "" ? VALIDATION.blank : VALIDATION.choice;
    case "invalid_format":
      return FORMATS[issue.format]?.[1] ?? VALIDATION.invalid;
    case "unrecognized_keys":
      return VALIDATION.unexpectedField;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    default:
      return VALIDATION.invalid;
  }
}

function expectedTypes(branches: readonly Issue[][]): string[] {
  return branches.flat().flatMap((issue) => {
    if (issue.path.length > 0) return [];
    if (issue.code === "invalid_union") return expectedTypes(issue.errors);
    return issue.code === "invalid_type" ? [issue.expected] : [];
  });
}

function typeMessage(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  return distinct.every(isNumeric) ? VALIDATION.number : VALIDATION.type(distinct.join("|"));
}

function isNumeric(type: string): boolean {
  return type === "number" || type === "int";
}

function tooSmall({ origin, minimum, inclusive = true }: RawIssueOf<"too_small">): string {
  const limit = Number(minimum);
  if (origin === "string") return limit === 1 ? VALIDATION.blank : VALIDATION.tooShort(limit);
  if (origin === "array") return VALIDATION.tooFew(limit);
  return inclusive ? VALIDATION.tooSmall(limit) : VALIDATION.greaterThan(limit);
}

function tooBig({ origin, maximum, inclusive = true }: RawIssueOf<"too_big">): string {
  const limit = Number(maximum);
  if (origin === "string") return VALIDATION.tooLong(limit);
  if (origin === "array") return VALIDATION.tooMany(limit);
  return inclusive ? VALIDATION.tooBig(limit) : VALIDATION.lessThan(limit);
}
