export { configuredProviders, datatransSignKey } from "./configured";
export { ProviderFailure } from "./http";
export { isDuplicate } from "./datatrans/client";
export { offeredProviders } from "./offered";
export type { PaymentProvider, PaymentReport } from "./provider";
export { keyMode, paymentProvider } from "./providers";
export { isSignedByDatatrans } from "./signature";
export { type PaymentStarter, paymentStarter } from "./starters";
