import type { FieldError } from "@tresen/contract/kit/errors";
import { blankFault, emailFault } from "@tresen/contract/order/field.texts";
import { plainLine } from "@tresen/contract/kit/plain-text";
import { ApiError } from "../../../shared/api";
import * as texts from "./withdrawal.texts";

export interface WithdrawalDraft {
  name: string;
  email: string;
  /** Required only if the customer does not come from an order's status page. */
  orderNumber: string;
  /** Required only if several branches offer the function. */
  branch: string;
  remark: string;
}

export type WithdrawalField = keyof WithdrawalDraft;

/** The fields in the order of the form. */
export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = ["branch", "orderNumber", "name", "email", "remark"];

/** Checks the input before the second step, with the same texts as the server. */
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

/** For a refused declaration: the errors by field, else a general message. */
export function withdrawalFailure(error: unknown): { errors: FieldError[]; message: string } {
  const all = error instanceof ApiError ? error.errors : [];
  const errors = all.filter(({ field }) => WITHDRAWAL_FIELDS.some((known) => known === field));
  const general = all.find(({ code, field }) => !field && code !== "unknown" && code !== "offline");
  return { errors, message: general?.message ?? texts.notSent };
}
