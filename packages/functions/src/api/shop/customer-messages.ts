import { fieldText } from "@tresen/contract/order/field.texts";
import type { Fault } from "@tresen/contract/kit/validation/validation";

/** Describes faults in a customer's input by whole sentences with the name of the field. */
export const customerMessages = { say: ({ fault }: { fault: Fault }): string | undefined => fieldText(fault) };
