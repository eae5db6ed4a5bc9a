/**
 * The addresses that links of pages and navigations can have. Browsers treat a backslash as a slash and ignore control
 * characters, so `/\example.test` would be another site.
 */
export const LINK_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\p{Cc}]*$/u;
export const LINK_ADDRESS_OR_NONE = /^(?:(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\p{Cc}]*)?$/u;
