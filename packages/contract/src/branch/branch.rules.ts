import type { FieldError } from "../kit/errors";
import { DAY, MINUTE, minutesOf } from "../kit/time";
import { listOf, repeated } from "../kit/validation/check";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { isPhone, normalizePhone } from "../kit/phone/phone";
import { CORNERS_OF_BRANCH_LIMIT } from "./border/border";
import { CORNERS_OF_BRANCH } from "./border/border.texts";
import { PHONE_INVALID } from "./branch.texts";
import * as VALIDATION from "../kit/validation/validation.texts";
import type { OpeningHoursRule } from "./opening-hours";

interface Checked {
  openingHours: readonly OpeningHoursRule[];
  deliveryHours: readonly OpeningHoursRule[];
  deliveryAreas: readonly { id?: string; area: string; border?: readonly unknown[] | null }[];
  escalation: readonly { action: string; to: string }[];
}

/** Refuses two delivery areas that an order could not tell apart, and times of one day that overlap. */
export function checkBranch({ fields }: { fields: DeepPartial<Checked> }): FieldError[] {
  const areas = listOf(fields.deliveryAreas);
  return [
    ...repeated({ values: areas.map((entry) => entry?.id), path: (index) => `deliveryAreas.${index}.id` }),
    ...repeated({ values: areas.map((entry) => entry?.area), path: (index) => `deliveryAreas.${index}.area` }),
    ...tooManyCorners(areas),
    ...listOf(fields.escalation).flatMap((step, index) => recipientFault({ step, path: `escalation.${index}.to` })),
    ...overlaps({ rules: listOf(fields.openingHours), path: "openingHours" }),
    ...overlaps({ rules: listOf(fields.deliveryHours), path: "deliveryHours" }),
  ];
}

/** Refuses the first border with which those of the branch have more corners than are read with it. */
function tooManyCorners(areas: DeepPartial<Checked>["deliveryAreas"]): FieldError[] {
  let count = 0;
  const index = listOf(areas).findIndex((area) => (count += area?.border?.length ?? 0) > CORNERS_OF_BRANCH_LIMIT);
  if (index < 0) return [];
  const message = CORNERS_OF_BRANCH(CORNERS_OF_BRANCH_LIMIT);
  return [fieldError({ path: `deliveryAreas.${index}.border`, code: "too_many", message })];
}

/** A message needs somebody who can receive it. */
function recipientFault({
  step,
  path,
}: {
  step: DeepPartial<Checked["escalation"][number]> | undefined;
  path: string;
}) {
  const { action, to = "" } = step ?? {};
  if (action === "sms" && !isPhone(normalizePhone(to)))
    return [fieldError({ path, code: "invalid_phone", message: PHONE_INVALID })];
  if (action === "mail" && !/^\S+@\S+\.\S+$/.test(to))
    return [fieldError({ path, code: "invalid_email", message: VALIDATION.email })];
  return [];
}

/** A fault for each time that overlaps an earlier one for the same day. Times that only touch are joined. */
function overlaps({ rules, path }: { rules: DeepPartial<Checked>["openingHours"]; path: string }): FieldError[] {
  const seen: { day: string; from: number; to: number }[] = [];
  return listOf(rules).flatMap((rule, index) => {
    if (!rule?.type || rule.isClosed || !rule.from || !rule.to) return [];
    const window = { day: `${rule.type} ${rule.date ?? ""}`, ...minutesBetween({ from: rule.from, to: rule.to }) };
    const isTaken = seen.some(({ day, from, to }) => day === window.day && window.from < to && from < window.to);
    seen.push(window);
    return isTaken ? [fieldError({ path: `${path}.${index}.from`, code: "overlap", message: VALIDATION.overlap })] : [];
  });
}

/** A time that does not end after its beginning ends on the next day. */
function minutesBetween({ from, to }: Pick<OpeningHoursRule, "from" | "to">): { from: number; to: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { from: start, to: end > start ? end : end + DAY / MINUTE };
}
