import type { HealthReport } from "@tresen/contract/health/health";
import type { SNSEvent } from "aws-lambda";
import { beforeAll, expect, test } from "vitest";
import { bounced } from "../../core/test/returned";
import { handler } from "../src/event/returned-mails";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

/** An event as SNS hands it to Lambda, as far as it is read. */
const published = (...messages: string[]): SNSEvent =>
  JSON.parse(JSON.stringify({ Records: messages.map((Message) => ({ EventSource: "aws:sns", Sns: { Message } })) }));
const report = async (session: string) => (await send({ path: "/api/health-report", session })).data as HealthReport;

test("a mail that came back is told administrators, however often it is published", async () => {
  expect((await report(sessions.admin)).returnedMails).toEqual({ count: 0, mails: [] });
  const event = published(bounced({ tags: { job: ["bm9uZQ"] } }), bounced({ messageId: "ses-2", type: "Transient" }));
  for (let time = 0; time < 2; time += 1) await withGrantsOf("returned-mails", () => handler(event));
  const { returnedMails, checks } = await report(sessions.admin);
  expect(returnedMails?.count).toBe(2);
  expect(returnedMails?.mails.map(({ kind }) => kind).sort()).toEqual(["permanent", "transient"]);
  expect(checks.find(({ area }) => area === "mails")).toMatchObject({ state: "bad" });
  expect((await report(sessions.manager)).returnedMails).toBeNull();
});

test("an event that is none of SNS is refused, so that it is repeated and kept", async () => {
  await expect(handler(JSON.parse('{"Records":[{"body":"x"}]}'))).rejects.toThrow("Sns");
});
