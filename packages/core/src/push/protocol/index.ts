/*
 * What servers, push services and browsers say to each other. The platform only builds requests; the rest is what the
 * stand-in of one machine and tests do in place of a service and a browser.
 */

export { type BrowserKeys, decryptPush, newBrowserKeys } from "./browser-keys";
export { type PushTarget, type Urgency, type VapidDetails, pushRequest } from "./request";
export { vapidFault } from "./vapid";
