import * as z from "zod";
import { requiredText, sentText } from "../../kit/schema";

/**
 * The data that the law allows a shop to ask for with a withdrawal, besides the contract: who declares it, and the
 * address for the receipt. No reason may be asked for; `remark` says which goods are returned if not all are.
 */
export const withdrawalDeclaration = z.strictObject({
  name: requiredText(200),
  email: requiredText(254).pipe(z.email()),
  remark: sentText(1000),
});
export type WithdrawalDeclaration = z.output<typeof withdrawalDeclaration>;
