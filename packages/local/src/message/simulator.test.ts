import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { SNSEvent } from "aws-lambda";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type PostOffice, startPostOffice } from "./post-office";
import { createTopic } from "./topic";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const clock = { now: () => NOW, offset: 0 };
const received: { eventType: string }[] = [];
const returned = () => received.filter(({ eventType }) => eventType !== "Send");
const errors: unknown[] = [];
let failures = 0;
let folder: string;
let office: PostOffice;
let ses: SESv2Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-returned-"));
  const subscriber = async ({ Records: [record] }: SNSEvent): Promise<void> => {
    failures -= 1;
    if (failures >= 0) throw new Error("The table does not answer");
    received.push(JSON.parse(record?.Sns.Message ?? ""));
  };
  const onError = (error: unknown) => errors.push(error);
  const publish = createTopic({ subscriber, clock, backoff: [1, 1], onError });
  office = await startPostOffice({ folder, clock, publish, onError });
  const credentials = { accessKeyId: "x", secretAccessKey: "y" };
  ses = new SESv2Client({ endpoint: office.endpoint, region: "eu-central-1", credentials, maxAttempts: 1 });
});
afterAll(async () => {
  await office.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  received.length = 0;
  failures = 0;
});

const send = (to: string, set: string | undefined = "local") =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: "shop@example.test",
      Destination: { ToAddresses: [to] },
      ConfigurationSetName: set,
      EmailTags: [{ Name: "job", Value: "bWFpbA" }],
      Content: { Simple: { Subject: { Data: "Betreff" }, Body: { Html: { Data: "Ja" }, Text: { Data: "Ja" } } } },
    }),
  );

test("a mail to the simulator of bounces leads to the notification of SES, with the tags of the mail", async () => {
  const { MessageId: messageId } = await send("bounce+one@simulator.amazonses.com");
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received).toMatchObject([{ eventType: "Send", mail: { messageId } }, { eventType: "Bounce" }]);
  expect(received[1]).toMatchObject({
    bounce: {
      bounceType: "Permanent",
      bouncedRecipients: [{ emailAddress: "bounce+one@simulator.amazonses.com" }],
      timestamp: new Date(NOW).toISOString(),
    },
    mail: { messageId, tags: { job: ["bWFpbA"], "ses:configuration-set": ["local"] } },
  });
});

test("a complaint comes as one, also when the subscriber fails at first", async () => {
  failures = 2;
  await send("complaint@simulator.amazonses.com");
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(returned()[0]).toMatchObject({ eventType: "Complaint", complaint: { complaintFeedbackType: "abuse" } });
  failures = 6;
  await send("complaint@simulator.amazonses.com");
  await vi.waitFor(() => expect(errors).toHaveLength(2));
  expect(received).toHaveLength(2);
});

test("of other mails only that they were sent, and of those without a configuration set nothing is told", async () => {
  await send("max@example.test");
  await send("success@simulator.amazonses.com");
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: "shop@example.test",
      Destination: { ToAddresses: ["bounce@simulator.amazonses.com"] },
      Content: { Simple: { Subject: { Data: "Betreff" }, Body: { Html: { Data: "Ja" }, Text: { Data: "Ja" } } } },
    }),
  );
  await send("bounce@simulator.amazonses.com");
  await vi.waitFor(() => expect(returned()).toHaveLength(1));
  expect(received).toHaveLength(4);
});

test("of the newest mails it is told once more that they were sent", async () => {
  await send("max@example.test");
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await office.retellSent();
  expect(received[1]).toEqual(received[0]);
});
