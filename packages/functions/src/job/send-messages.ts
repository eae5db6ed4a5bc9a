import { sendDueMessages } from "@tresen/core/message";

/** Looks after messages that could not be sent, or whose sender was interrupted. */
export async function handler(): Promise<void> {
  await sendDueMessages();
}
