import { noteReturnedMail } from "@tresen/core/returned-mail";
import type { SNSEvent } from "aws-lambda";
import * as z from "zod";

const published = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) });

/**
 * Notes mails that came back or were reported as unwanted, of which SES tells a topic. A call that fails is repeated, and
 * after the last attempt its event lies in the queue of failures.
 */
export async function handler(event: SNSEvent): Promise<void> {
  const { Records } = published.parse(event);
  for (const { Sns } of Records) await noteReturnedMail({ message: Sns.Message });
}
