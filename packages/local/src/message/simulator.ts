import { randomUUID } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";

/** A mail that SES has accepted. */
export interface Accepted {
  id: string;
  at: Instant;
  from: string;
  to: readonly string[];
  /** By the name of each tag. */
  tags: Readonly<Record<string, string>>;
  configurationSet: string;
}

const BOUNCE = {
  bounceType: "Permanent",
  bounceSubType: "General",
  reportingMTA: "dsn; a8-32.smtp-out.amazonses.com",
} as const;
const DIAGNOSIS = { action: "failed", status: "5.1.1", diagnosticCode: "smtp; 550 5.1.1 user unknown" } as const;

/** What SES tells of each mail that it sends. */
export function sendEvent(mail: Accepted): object {
  return { eventType: "Send", mail: mailOf(mail), send: {} };
}

/**
 * What SES tells of a mail to its mailbox simulator, as it publishes events of a configuration set; nothing for any other
 * address. An address may have a label, as in `bounce+order1@simulator.amazonses.com`.
 * @see https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator-how-to-use
 */
export function simulatedEvents(mail: Accepted): object[] {
  return mail.to.flatMap((address): object[] => {
    const [, mailbox] = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address) ?? [];
    const common = { feedbackId: randomUUID(), timestamp: new Date(mail.at).toISOString() };
    switch (mailbox?.toLowerCase()) {
      case "bounce":
      case "suppressionlist": {
        const bouncedRecipients = [{ emailAddress: address, ...DIAGNOSIS }];
        return [{ eventType: "Bounce", bounce: { ...BOUNCE, bouncedRecipients, ...common }, mail: mailOf(mail) }];
      }
      case "complaint": {
        const complainedRecipients = [{ emailAddress: address }];
        const complaint = { complainedRecipients, complaintFeedbackType: "abuse", userAgent: "Simulator", ...common };
        return [{ eventType: "Complaint", complaint, mail: mailOf(mail) }];
      }
      default:
        return [];
    }
  });
}

function mailOf({ id, at, from, to, tags, configurationSet }: Accepted): object {
  return {
    timestamp: new Date(at).toISOString(),
    source: from,
    sendingAccountId: "000000000000",
    messageId: id,
    destination: to,
    headersTruncated: false,
    headers: [],
    commonHeaders: { from: [from], to },
    tags: {
      "ses:configuration-set": [configurationSet],
      ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
    },
  };
}
