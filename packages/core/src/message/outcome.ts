/** What came of an attempt to send. `retry`: it was not sent. `unconfirmed`: nobody knows. */
export type Outcome =
  { state: "sent"; providerId?: string } | { state: "retry" | "failed" | "unconfirmed" | "dropped"; reason: string };
