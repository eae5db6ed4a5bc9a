/** The message that makes a waiting service worker take control. */
export const RESTART = "restart";
