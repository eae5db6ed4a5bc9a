import * as z from "zod";
import { requiredText, sentText } from "../kit/schema";

/**
 * What the law lets a shop ask for with a withdrawal, beside the contract itself: who declares it and where the receipt
 * goes. No reason; `remark` is for what is given back where that is not everything.
 */
export const withdrawalDeclaration = z.strictObject({
  name: requiredText(200),
  email: requiredText(254).pipe(z.email()),
  remark: sentText(1000),
});
export type WithdrawalDeclaration = z.output<typeof withdrawalDeclaration>;
