import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

export const paymentEnv = readEnv(
  z.object({
    /** Set when the provider is a stand-in or its sandbox. */
    MOLLIE_ENDPOINT: optionalUrl,
    DATATRANS_ENDPOINT: optionalUrl,
    /** Folders of the parameter store with secrets, separated by commas. The first folder that has a secret is used. */
    SECRETS_PATH: optionalText,
    /** Names of the secrets that this function may read, separated by commas. */
    PAYMENT_SECRETS: optionalText,
    /** The keys of the providers. In the cloud they are secrets below `SECRETS_PATH` instead: see payment/keys.ts. */
    MOLLIE_API_KEY: optionalText,
    DATATRANS_MERCHANT_ID: optionalText,
    DATATRANS_PASSWORD: optionalText,
    DATATRANS_SIGN_KEY: optionalText,
  }),
);
