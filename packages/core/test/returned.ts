/** What SES tells of mails that came back, or were reported as unwanted. */
interface Told {
  messageId?: string;
  to?: string;
  at?: string;
  tags?: Record<string, string[]>;
}

export const RETURNED_AT = "2026-06-05T16:31:00.000Z";

const mailOf = ({ messageId = "ses-1", to = "max@example.test", tags = {} }: Told): object => ({
  ...{ timestamp: RETURNED_AT, source: "shop@example.test", messageId, destination: [to], headersTruncated: false },
  tags: { "ses:configuration-set": ["Mails"], ...tags },
});

export function sent({ at = RETURNED_AT, ...told }: Told = {}): string {
  return JSON.stringify({ eventType: "Send", send: {}, mail: { ...mailOf(told), timestamp: at } });
}

export function bounced({ type = "Permanent", ...told }: Told & { type?: string } = {}): string {
  const { to = "max@example.test", at = RETURNED_AT } = told;
  const bouncedRecipients = [{ emailAddress: to, action: "failed", status: "5.1.1" }];
  const bounce = { bounceType: type, bounceSubType: "General", bouncedRecipients, timestamp: at, feedbackId: "f-1" };
  return JSON.stringify({ eventType: "Bounce", bounce, mail: mailOf(told) });
}

export function complained({ feedback = "abuse", ...told }: Told & { feedback?: string } = {}): string {
  const { to = "max@example.test", at = RETURNED_AT } = told;
  const recipients = [{ emailAddress: to }];
  const complaint = { complainedRecipients: recipients, complaintFeedbackType: feedback, timestamp: at };
  return JSON.stringify({ eventType: "Complaint", complaint, mail: mailOf(told) });
}
