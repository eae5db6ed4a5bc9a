export { datatransSignKey, paymentProvider } from "./configured";
export { ProviderFailure } from "./http";
export { isDuplicate } from "./datatrans";
export { offeredProviders } from "./offered";
export type { PaymentProvider, PaymentReport } from "./provider";
export { isSignedByDatatrans } from "./signature";
