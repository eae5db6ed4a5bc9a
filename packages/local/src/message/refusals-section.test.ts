import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "../../test/listen";
import { createPage } from "../page/page";
import { type PostOffice, startPostOffice } from "./post-office";
import { refusalsSection } from "./refusals-section";

const clock = { now: () => Date.parse("2026-06-05T16:30:00Z"), offset: 0 };
let folder: string;
let office: PostOffice;
let server: Listening;
let ses: SESv2Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-refusals-"));
  office = await startPostOffice({ folder, clock, onError: (error) => expect.unreachable(String(error)) });
  const page = createPage([refusalsSection(office.refusals)]);
  server = await listen((request, response) => void page(request, response));
  ses = new SESv2Client({
    endpoint: office.endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "y" },
    maxAttempts: 1,
  });
});
afterAll(async () => {
  server.close();
  await office.stop();
  await rm(folder, { recursive: true, force: true });
});

const mailTo = (to: string) =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: "shop@example.test",
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: "Betreff" }, Body: { Html: { Data: "" }, Text: { Data: "" } } } },
    }),
  );
/** Sends the form of the page as a browser does. @returns the message that the page then shows. */
async function post({ path, form }: { path: string; form?: Record<string, string> }): Promise<string> {
  const answer = await fetch(`http://localhost:${server.port}/_local/mail-service/${path}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(form),
  });
  const page = await shownPage(answer.headers.get("location")?.split("#", 1)[0]);
  return /class="notice"[^>]*>([^<]*)</.exec(page)?.[1] ?? "";
}
const shownPage = async (path = "/_local") => (await fetch(`http://localhost:${server.port}${path}`)).text();
const refuse = (form: Record<string, string>) => post({ path: "refuse/", form });

test("mails to the named address are refused as SES refuses them, until they are accepted again", async () => {
  expect(await refuse({ recipient: " Max@Example.test ", mode: "rejected" })).toBe(
    "Der Mail-Dienst weist diese E-Mails jetzt zurück.",
  );
  await expect(mailTo("max@example.test")).rejects.toMatchObject({
    name: "MessageRejected",
    $metadata: { httpStatusCode: 400 },
  });
  await mailTo("moritz@example.test");
  expect(office.mailbox.mails().map(({ to }) => to)).toEqual(["moritz@example.test"]);

  const [, id = ""] = /action="\/_local\/mail-service\/accept\/([^"]+)"/.exec(await shownPage()) ?? [];
  expect(await post({ path: `accept/${id}` })).toBe("Der Mail-Dienst nimmt diese E-Mails wieder an.");
  await mailTo("max@example.test");
  expect(office.mailbox.mails()[0]?.to).toBe("max@example.test");
  expect(await post({ path: `accept/${id}` })).toBe("Diese E-Mails nimmt der Mail-Dienst schon an.");
});

test("a whole domain, or everybody, may be refused for now", async () => {
  await refuse({ recipient: "voll.example", mode: "overloaded" });
  await expect(mailTo("max@voll.example")).rejects.toMatchObject({
    name: "TooManyRequestsException",
    $metadata: { httpStatusCode: 429 },
  });
  await mailTo("max@nichtvoll.example");
  await refuse({ recipient: "*", mode: "rejected" });
  await expect(mailTo("max@nichtvoll.example")).rejects.toMatchObject({ name: "MessageRejected" });
  for (const { id } of office.refusals.list()) office.refusals.remove(id);
});

test("the same recipient has one line, with what was said last", async () => {
  await refuse({ recipient: "voll.example", mode: "overloaded" });
  await refuse({ recipient: "voll.example", mode: "rejected" });
  expect(office.refusals.list()).toMatchObject([{ recipient: "voll.example", mode: "rejected" }]);
  expect(await shownPage()).toContain(">zurückgewiesen</td>");
});

test("what is neither address nor domain is refused", async () => {
  const before = office.refusals.list();
  for (const form of [
    { recipient: "", mode: "rejected" },
    { recipient: "max", mode: "rejected" },
    { recipient: "max@example.test, moritz@example.test", mode: "rejected" },
    { recipient: "max@example.test", mode: "eaten" },
  ])
    expect(await refuse(form)).toBe("Bitte nennen Sie eine Adresse, eine Domain oder *.");
  expect(office.refusals.list()).toEqual(before);
});
