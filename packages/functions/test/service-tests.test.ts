import type { PaymentTestResult } from "@tresen/contract/service-test/service-test";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { useProvider } from "../../core/test/provider";
import { JobEntity } from "../../core/src/platform/job";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { doQueuedJobs } from "./support/jobs";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { insertions } from "./support/stream";

const provider = useProvider();
let sessions: Sessions;
const USERNAME = "chefin@example.test";
let admin = "";

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: USERNAME, roles: ["ROLE_ADMIN"], branches: [] });
  admin = await signIn({ username: USERNAME });
});
afterEach(() => vi.unstubAllGlobals());

const start = (kind: string, body: unknown, session: string | null = admin) =>
  send({ method: "POST", path: `/api/service-tests/${kind}`, body, session });
const work = async (): Promise<void> => {
  const Records = await insertions(JobEntity);
  await withGrantsOf("stream", () => consume({ Records }));
  await doQueuedJobs(provider);
};
const progress = (id: string, session: string | null = admin) =>
  send({ path: `/api/service-tests/messages/${id}`, session });

test("are for whoever may change the settings", async () => {
  for (const kind of ["mail", "payment"]) {
    const body = kind === "mail" ? {} : { provider: "mollie" };
    expect((await start(kind, body, null)).status).toBe(401);
    for (const session of [sessions.employee, sessions.manager])
      expect((await start(kind, body, session)).status).toBe(403);
  }
});

describe("a test mail", () => {
  test("goes to whoever asked for it, with the name of the shop as it is typed", async () => {
    const { status, data } = await start("mail", { shopName: "Neuer Name" });
    expect(status).toBe(202);
    await work();
    expect(provider.mails).toMatchObject([
      { to: [USERNAME], from: expect.stringContaining("Neuer Name"), subject: "Neuer Name: Testnachricht" },
    ]);
    const { id } = data as StartedJob;
    expect((await progress(id)).data).toEqual({ id, state: "done", recipient: "c…@example.test" });
    // Somebody else's tests are nobody's business.
    expect((await progress(id, sessions.admin)).status).toBe(404);
    expect((await progress(id, sessions.manager)).status).toBe(403);
  });

  test("says why the provider has refused it", async () => {
    provider.behaviours.push("reject");
    const { data } = await start("mail", {});
    await work();
    expect((await progress((data as StartedJob).id)).data).toMatchObject({
      state: "failed",
      reason: "MessageRejected",
    });
  });

  test("is limited to ten an hour", async () => {
    const statuses = [];
    for (let index = 0; index < 9; index += 1) statuses.push((await start("mail", {})).status);
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 202));
    expect(statuses.at(-1)).toBe(429);
    await work();
  });
});

describe("a test SMS", () => {
  test("goes to the typed number, from the typed sender", async () => {
    const { status } = await start("sms", { to: "0043 660 123", smsSender: "Neu" });
    expect(status).toBe(202);
    await work();
    expect(provider.sms).toMatchObject([{ to: "+43660123", sender: "Neu" }]);
    expect(provider.sms[0]?.text).toContain("Testnachricht aus den Einstellungen");
  });

  test("is refused for what is no number, and for a sender that networks refuse", async () => {
    expect(await start("sms", { to: "0660 123" })).toMatchObject({ status: 400, errors: [{ field: "to" }] });
    expect(await start("sms", { to: "+43660123", smsSender: "Zu viel für dich" })).toMatchObject({
      status: 400,
      errors: [{ field: "smsSender" }],
    });
  });
});

describe("a test of the payment keys", () => {
  const ask = async (name: string): Promise<PaymentTestResult> => {
    const { status, data } = await start("payment", { provider: name });
    expect(status).toBe(200);
    return data as PaymentTestResult;
  };

  test("says that none are set", async () => {
    expect(await ask("datatrans")).toEqual({ provider: "datatrans", result: "unset" });
  });

  test("is refused for a provider that there is not", async () => {
    expect((await start("payment", { provider: "paypal" })).status).toBe(400);
  });
});
