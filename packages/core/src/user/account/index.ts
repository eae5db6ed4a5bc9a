export { requireShown } from "./first-factor";
export { invite, managedUser, passwordOwner } from "./invite";
export { loginByLink, sendLink } from "./link";
export { beginMailChange, cancelMailChange, confirmMail, eraseMailChange } from "./mail-change";
export {
  beginOwnAuthenticator,
  confirmOwnAuthenticator,
  endOtherSessions,
  endOwnSession,
  endSessionOf,
  eraseProtection,
  forgetOwnBrowser,
  ownBrowsers,
  ownProtection,
  ownSessions,
  protectionOf,
  removeOwnAuthenticator,
  removeProtectionOf,
  renewOwnCodes,
  sessionsOf,
} from "./own";
export { setPassword } from "./reset";
export { accountLink } from "./sent-link";
export { CHALLENGE_TIME, createToken, findToken, useToken } from "./token";
