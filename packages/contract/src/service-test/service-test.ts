import * as z from "zod";
import { configFields } from "../config/config";
import { isPhone, normalizePhone } from "../kit/phone/phone";
import { ONLINE_METHODS } from "../payment/payment";
import { SERVICE_TEST_MESSAGES } from "./service-test.texts";

/** Settings as they are typed and not saved yet; what is left out is taken as it is stored. */
export const mailTest = z.strictObject({ shopName: configFields.shape.shopName.removeDefault().optional() });
export const smsTest = z.strictObject({
  to: z
    .string()
    .max(40)
    .refine((number) => isPhone(normalizePhone(number)), SERVICE_TEST_MESSAGES.noPhone),
  smsSender: configFields.shape.smsSender.removeDefault().optional(),
  shopName: mailTest.shape.shopName,
});
export const paymentTest = z.strictObject({ provider: z.enum(ONLINE_METHODS) });

/** What a provider says of the stored keys. Their values are answered to nobody. */
export const PAYMENT_TEST_RESULTS = ["works", "refused", "silent", "unset"] as const;
export const paymentTestResult = z.object({
  provider: z.enum(ONLINE_METHODS),
  result: z.enum(PAYMENT_TEST_RESULTS),
  /** Whether the keys move money, or are for trying only; missing where neither the key nor the address tells. */
  mode: z.enum(["live", "test"]).optional(),
  /** The status and the words with which the provider answered, where it refused. */
  reason: z.string().optional(),
});
export type PaymentTestResult = z.output<typeof paymentTestResult>;
