export { configuredProviders, datatransSignKey, paymentProvider } from "./configured";
export { ProviderFailure } from "./http";
export { isDuplicate } from "./datatrans";
export type { PaymentProvider, PaymentReport } from "./provider";
export { isSignedByDatatrans } from "./signature";
