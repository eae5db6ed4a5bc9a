/** The part of the account's page with the key for the phone, as links to it name it. */
export const TIME_KEY_PLACE = "time-key";
