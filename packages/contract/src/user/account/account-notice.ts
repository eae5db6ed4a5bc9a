import type { AccountMailKind } from "./account-mail.texts";

/** What a mail about an account needs to know. The token in its link is made when the mail is sent, and stored nowhere. */
export interface AccountNotice {
  kind: AccountMailKind;
  /** The name by which the account is found: also one that does not exist, which gets no mail. */
  username: string;
  /** The change of the mail address that it asks to confirm. */
  change?: string;
  /** The address that the change leads to, beside the present one in `username`. */
  wanted?: string;
  /** When and where it was done. Without a place if somebody else did it. */
  seen?: { at: string; device?: string; address?: string; place?: string | undefined };
}
