import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

export const paymentEnv = readEnv(
  z.object({
    /** Set where a provider is not the real one, or is its sandbox. */
    MOLLIE_ENDPOINT: optionalUrl,
    DATATRANS_ENDPOINT: optionalUrl,
    /** Folders of the parameter store that hold secrets, the first that has one winning; separated by a comma. */
    SECRETS_PATH: optionalText,
    /** Names of the secrets that this function may read; separated by a comma. */
    PAYMENT_SECRETS: optionalText,
    /** The providers' keys. In the cloud they are secrets below `SECRETS_PATH` instead: see payment/keys.ts. */
    MOLLIE_API_KEY: optionalText,
    DATATRANS_MERCHANT_ID: optionalText,
    DATATRANS_PASSWORD: optionalText,
    DATATRANS_SIGN_KEY: optionalText,
  }),
);
