/** Tells a waiting service worker to take over. */
export const RESTART = "restart";
