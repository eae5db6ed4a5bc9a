import type { FieldError } from "@tresen/contract/kit/errors";
import { blankFault, emailFault } from "@tresen/contract/order/field.texts";
import { plainLine } from "@tresen/contract/kit/plain-text";
import { ApiError } from "../../../shared/api";
import * as texts from "./withdrawal.texts";

export interface WithdrawalDraft {
  name: string;
  email: string;
  /** Asked for only where the customer does not come from an order's own page. */
  orderNumber: string;
  /** Asked for only where several branches offer the function. */
  branch: string;
  remark: string;
}

export type WithdrawalField = keyof WithdrawalDraft;

/** The fields in the order in which they stand there. */
export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = ["branch", "orderNumber", "name", "email", "remark"];

/** What is missing or plainly wrong, in the server's words, so that it is said before the second step. */
export function withdrawalFaults({
  draft,
  required,
}: {
  draft: WithdrawalDraft;
  required: readonly WithdrawalField[];
}): FieldError[] {
  return required.flatMap((field): FieldError[] => {
    const value = plainLine(draft[field]);
    if (value === "") return [blankFault(field)];
    if (field === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return [emailFault(field)];
    return [];
  });
}

/** Of a declaration that was not taken: what is wrong with which field, else what to say instead. */
export function withdrawalFailure(error: unknown): { errors: FieldError[]; message: string } {
  const all = error instanceof ApiError ? error.errors : [];
  const errors = all.filter(({ field }) => WITHDRAWAL_FIELDS.some((known) => known === field));
  const told = all.find(({ code, field }) => !field && code !== "unknown" && code !== "offline");
  return { errors, message: told?.message ?? texts.notSent };
}
