import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

/** For the functions that take subscriptions to push messages and send them. */
export const pushEnv = readEnv(
  z.object({
    /** Folders of the parameter store with secrets: see `paymentEnv`. */
    SECRETS_PATH: optionalText,
    /** The keys by which push services know the platform. In the cloud they are secrets below `SECRETS_PATH`. */
    VAPID_PUBLIC_KEY: optionalText,
    VAPID_PRIVATE_KEY: optionalText,
    /** The address of a stand-in for the push services, which may be without HTTPS; never set in the cloud. */
    PUSH_ENDPOINT: optionalUrl,
    /** Further hosts of push services, separated by commas; `*.` before one stands for everything below it. */
    PUSH_HOSTS: optionalText,
  }),
);
