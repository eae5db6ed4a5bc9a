import { type Attachment, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { appendFile, mkdtemp, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDiskFull } from "../failure";
import { openMailbox } from "./mailbox";
import { mailSection, smsSection } from "./messages-sections";
import { type PostOffice, startPostOffice } from "./post-office";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const clock = { now: () => NOW, offset: 0 };
let folder: string;
let office: PostOffice;
const errors: unknown[] = [];
let ses: SESv2Client;
let sns: SNSClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-mail-"));
  office = await startPostOffice({ folder, clock, onError: (error) => errors.push(error) });
  const settings = {
    endpoint: office.endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "y" },
    maxAttempts: 1,
  };
  ses = new SESv2Client(settings);
  sns = new SNSClient(settings);
});
afterAll(async () => {
  await office.stop();
  await rm(folder, { recursive: true, force: true });
});

const mail = ({
  subject = "Betreff",
  to = "max@example.test",
  html = "<p>Hallo</p>",
  files = [],
}: { subject?: string; to?: string; html?: string; files?: Attachment[] } = {}) =>
  new SendEmailCommand({
    FromEmailAddress: '"Shop" <shop@example.test>',
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: ["filiale@example.test"],
    Content: {
      Simple: {
        Subject: { Data: subject },
        Body: { Html: { Data: html }, Text: { Data: "Hallo" } },
        ...(files.length > 0 ? { Attachments: files } : {}),
      },
    },
  });

describe("SES, called by its own client", () => {
  test("accepts a mail and keeps it after a restart", async () => {
    const { MessageId } = await ses.send(mail({ subject: "Käse & <Brot>", html: "<script>alert(1)</script>" }));
    const again = openMailbox(folder);
    expect(again.mails()[0]).toEqual({
      id: MessageId,
      at: NOW,
      from: '"Shop" <shop@example.test>',
      to: "max@example.test",
      replyTo: "filiale@example.test",
      subject: "Käse & <Brot>",
    });
    expect(again.body(MessageId ?? "")).toEqual({ html: "<script>alert(1)</script>", text: "Hallo", files: [] });
  });

  test("refuses line breaks in headers, and invalid characters in addresses", async () => {
    await expect(ses.send(mail({ subject: "A\r\nBcc: x@example.test" }))).rejects.toMatchObject({
      name: "BadRequestException",
    });
    await expect(ses.send(mail({ to: "mäx@example.test" }))).rejects.toMatchObject({ name: "BadRequestException" });
  });

  test("keeps the files of a mail, and shows its pictures in it", async () => {
    const bytes = new Uint8Array([1, 2, 250]);
    const chart = { FileName: "woche.png", ContentType: "image/png", ContentId: "woche", RawContent: bytes };
    const report = { FileName: "Bericht.pdf", ContentType: "application/pdf", RawContent: bytes };
    const { MessageId = "" } = await ses.send(mail({ html: '<img src="cid:woche">', files: [chart, report] }));
    expect(openMailbox(folder).body(MessageId)?.files).toEqual([
      { name: "woche.png", type: "image/png", base64: "AQL6", contentId: "woche" },
      { name: "Bericht.pdf", type: "application/pdf", base64: "AQL6" },
    ]);
    const section = mailSection(office.mailbox);
    expect(await section.page?.(`${MessageId}/html`)).toMatchObject({
      document: '<img src="data:image/png;base64,AQL6">',
    });
    expect(JSON.stringify(await section.page?.(MessageId))).toContain("data:application/pdf;base64,AQL6");
    await ses.send(mail({ subject: "Käse & <Brot>", html: "<script>alert(1)</script>" }));
  });

  test("shows a mail sandboxed, and its text escaped", async () => {
    const section = mailSection(office.mailbox);
    const id = office.mailbox.mails()[0]?.id ?? "";
    expect(String((await section.html())?.text)).toContain("Käse &amp; &lt;Brot&gt;");
    expect(await section.page?.(`${id}/html`)).toMatchObject({
      document: "<script>alert(1)</script>",
      contentSecurityPolicy: expect.stringContaining("sandbox"),
    });
    expect(JSON.stringify(await section.page?.(id))).toContain('sandbox=\\"allow-popups\\"');
    expect(await section.page?.("../list")).toBeNull();
    expect(await section.page?.("unknown")).toBeNull();
  });
});

describe("SNS, called by its own client", () => {
  const sms = (PhoneNumber: string, sender = "Pizzeria") =>
    sns.send(
      new PublishCommand({
        PhoneNumber,
        Message: "Käse 5 €",
        MessageAttributes: {
          "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
          "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: sender },
        },
      }),
    );

  test("accepts an SMS and counts its septets", async () => {
    const { MessageId } = await sms("+436601234567");
    expect(office.mailbox.sms()[0]).toEqual({
      id: MessageId,
      at: NOW,
      to: "+436601234567",
      sender: "Pizzeria",
      text: "Käse 5 €",
    });
    expect((await smsSection(office.mailbox).html())?.text).toContain("9 Septette, 1 Teil");
  });

  test("refuses a number that is not E.164 and an invalid sender", async () => {
    await expect(sms("0660 1234567")).rejects.toMatchObject({ name: expect.stringMatching(/^InvalidParameter/) });
    await expect(sms("+436601234567", "12345")).rejects.toMatchObject({
      name: expect.stringMatching(/^InvalidParameter/),
    });
  });
});

test("a mail that cannot be stored is reported, and the next one is accepted again", async () => {
  // A device of the kernel that behaves like a full disk.
  const file = join(folder, "messages.jsonl");
  await rename(file, `${file}.before`);
  await symlink("/dev/full", file);
  await expect(ses.send(mail())).rejects.toThrow();
  expect(errors.map(isDiskFull)).toEqual([true]);
  await rename(`${file}.before`, file);
  expect(await ses.send(mail())).toMatchObject({ MessageId: expect.any(String) });
});

test("only the newest messages are kept", async () => {
  const path = join(folder, "many");
  const mailbox = openMailbox(path);
  for (let index = 0; index < 1205; index += 1)
    mailbox.addMail({ at: NOW, from: "a", to: "b", replyTo: "", subject: String(index), html: "", text: "" });
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]?.subject).toBe("1204");
  expect(await readdir(path)).toEqual(["messages.jsonl"]);
  expect((await readFile(join(path, "messages.jsonl"), "utf8")).split("\n").length).toBeLessThan(1000);
  expect(openMailbox(path).mails()).toEqual(mailbox.mails());
});

test("a line that was cut off by a kill is dropped, and the others stay", async () => {
  const path = join(folder, "cut");
  const mailbox = openMailbox(path);
  for (const subject of ["erste", "zweite"])
    mailbox.addMail({ at: NOW, from: "a", to: "b", replyTo: "", subject, html: "", text: "" });
  await appendFile(join(path, "messages.jsonl"), '{"mail":{"id":"x","subj');
  const again = openMailbox(path);
  again.addMail({ at: NOW, from: "a", to: "b", replyTo: "", subject: "dritte", html: "", text: "" });
  expect(
    openMailbox(path)
      .mails()
      .map(({ subject }) => subject),
  ).toEqual(["dritte", "zweite", "erste"]);
});
