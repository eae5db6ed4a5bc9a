import { EXPECTED_WORK_DAY } from "@tresen/contract/kit/fields/instant.texts";
import { workDay } from "@tresen/contract/kit/fields/work-day-fields";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { inputError } from "../platform/errors";

/**
 * Checks the filters `from` and `to` of a list: a first and a last day. Every list that has them asks for it in its
 * `filtersFor`, so that no other function bundles it.
 * @throws input for what is no day of 2000 to 2100, and for a last day before the first.
 */
export function requireDays({ from, to }: Readonly<Record<string, string>>): void {
  const faults = Object.entries({ from, to }).flatMap(([path, day]) =>
    day === undefined || workDay.safeParse(day).success
      ? []
      : [fieldError({ path, code: "date", message: EXPECTED_WORK_DAY })],
  );
  const isReversed = faults.length === 0 && from !== undefined && to !== undefined && from > to;
  if (isReversed) faults.push(fieldError({ path: "to", code: "invalid", message: VALIDATION.reversed }));
  if (faults.length > 0) throw inputError({ code: "validation", faults });
}
