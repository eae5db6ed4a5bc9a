import { createECDH, randomUUID } from "node:crypto";
import { beforeAll, inject, vi } from "vitest";
import { freePort } from "./free-port";

// A process runs many files, one after another, so each one begins as in a process of its own: the code is loaded anew,
// with the file's own mocks and with nothing in memory of the file before (rate limits, snapshots, settings). Only
// packages stay loaded, which is what saves the time.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// Hashes of passwords take a quarter of a second each, which only the test of hashing needs: password.test.ts.
vi.mock("../src/user/password/cost", () => ({ COST: { N: 16, r: 8, p: 1 } }));

// Set before anything of core is loaded: it reads its environment once.
process.env.TABLE_NAME = `test-${randomUUID()}`;
process.env.BUCKET_NAME = "test-bucket";
process.env.PUBLIC_URL = "https://shop.example.test";
process.env.AWS_REGION = "eu-central-1";
process.env.AWS_ACCESS_KEY_ID = "test";
process.env.AWS_SECRET_ACCESS_KEY = "test";
process.env.LOG_LEVEL = "silent";
process.env.DYNAMODB_ENDPOINT = inject("dynamodbEndpoint");
// Only a test that needs a bucket starts one there: see bucket.ts.
process.env.S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
// Only a test about messages starts a provider there: see provider.ts.
process.env.MAIL_SENDER = "shop@example.test";
const provider = `http://127.0.0.1:${await freePort()}`;
process.env.SES_ENDPOINT = process.env.SNS_ENDPOINT = process.env.SQS_ENDPOINT = provider;
// Only a test about push messages starts a service there: see push-service.ts. The keys are of no stage.
process.env.PUSH_ENDPOINT = `http://127.0.0.1:${await freePort()}/push`;
const vapid = createECDH("prime256v1");
process.env.VAPID_PUBLIC_KEY = vapid.generateKeys("base64url");
// A number of 32 bytes may begin with zeros, which are left out of the buffer.
process.env.VAPID_PRIVATE_KEY = Buffer.from(vapid.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
const kinds = ["mail", "sms", "begin", "push", "bulk", "import", "export", "erasure", "reminder"];
process.env.JOB_QUEUES = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, `${provider}/queues/${kind}`])));

beforeAll(async () => {
  const { createTable } = await import("../src/platform/table");
  await createTable();
});
