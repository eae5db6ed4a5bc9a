import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const LIMIT = 150;
vi.doMock("../src/platform/sdk", async (original) => {
  const { requestHandler } = await original<typeof import("../src/platform/sdk")>();
  return {
    requestHandler: (limits: Parameters<typeof requestHandler>[0]) =>
      requestHandler({ ...limits, requestTimeout: LIMIT }),
  };
});

const sockets = new Set<Socket>();
/** Takes every request and answers none. */
const silent = createServer((socket) => void sockets.add(socket.on("error", () => undefined)));

beforeAll(async () => {
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  for (const name of ["DYNAMODB_ENDPOINT", "S3_ENDPOINT", "SES_ENDPOINT", "SNS_ENDPOINT"]) vi.stubEnv(name, endpoint);
  vi.stubEnv("AWS_ENDPOINT_URL_SSM", endpoint);
  vi.stubEnv("SECRETS_PATH", "/secrets");
  vi.stubEnv("PAYMENT_SECRETS", "MOLLIE_API_KEY");
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const timeout = { name: "TimeoutError" };

test("a table that does not answer fails", async () => {
  const { client } = await import("../src/platform/db/client");
  const { ListTablesCommand } = await import("@aws-sdk/client-dynamodb");
  await expect(client.send(new ListTablesCommand({}))).rejects.toMatchObject(timeout);
});

test("a bucket that does not answer fails", async () => {
  const { readObject } = await import("../src/platform/blob");
  await expect(readObject({ key: "image/a" })).rejects.toMatchObject(timeout);
});

test("a parameter store that does not answer fails", async () => {
  const { readKeys } = await import("../src/payment/keys");
  await expect(readKeys()).rejects.toMatchObject({ code: "payment.keys_unreadable", cause: timeout });
});

test("a mail without an answer from SES is retried", async () => {
  const { sendMail } = await import("../src/message/mail/ses");
  const mail = { subject: "Betreff", html: "<p>Text</p>", text: "Text", replyTo: null };
  const { newJob } = await import("../src/platform/job");
  const times = { createdAt: "2026-06-05T16:30:00.000Z", dueAt: 0, at: 0 };
  const job = newJob({ kind: "mail", key: "1", owner: "usr_1", data: {}, ...times });
  expect(await sendMail({ mail, to: "a@example.test", senderName: "Shop", job })).toEqual({
    state: "retry",
    reason: "TimeoutError",
  });
});

test("an SMS without an answer from SNS waits for a person", async () => {
  const { sendSms } = await import("../src/message/sms/sns");
  expect(await sendSms({ text: "Text", to: "+436601234567", sender: undefined })).toEqual({
    state: "unconfirmed",
    reason: "TimeoutError",
  });
});
