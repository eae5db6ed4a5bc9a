import { fieldText } from "@tresen/contract/order/field.texts";
import type { Fault } from "@tresen/contract/kit/validation/validation";

/** Faults in what a customer sent are told in whole sentences that name the field. */
export const toCustomer = { say: ({ fault }: { fault: Fault }): string | undefined => fieldText(fault) };
