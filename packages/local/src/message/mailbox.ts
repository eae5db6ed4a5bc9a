import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Instant } from "@tresen/contract/kit/time";
import { writeText } from "../json-file";

/** The number of mails and of SMS kept; the oldest are dropped. */
const KEPT = 200;
/** The largest number of lines in the file. */
const LARGEST = 5 * KEPT;

export interface SentMail {
  id: string;
  at: Instant;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  /** Whose topic is told of it, and the tags of the mail. */
  configurationSet?: string;
  tags?: Readonly<Record<string, string>>;
}

export interface MailBody {
  html: string;
  text: string;
  /** Missing in files of before mails had any. */
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  type: string;
  base64: string;
  /** Set where the mail shows it as `cid:` and this id. */
  contentId?: string;
}

export interface SentSms {
  id: string;
  at: Instant;
  to: string;
  sender: string;
  text: string;
}

export interface Mailbox {
  /** Newest first. */
  mails(): readonly SentMail[];
  body(id: string): MailBody | null;
  addMail(mail: Omit<SentMail, "id"> & MailBody): string;
  sms(): readonly SentSms[];
  addSms(sms: Omit<SentSms, "id">): string;
}

/** A line of the file. */
type Line = { mail: SentMail & MailBody } | { sms: SentSms };

/**
 * Stores the messages for SES and SNS in a folder, one line of a file for each. Messages are appended, since there may
 * be hundreds a second. When most lines belong to dropped messages, the file is rewritten without them.
 */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "messages.jsonl");
  const found = readLines(file);
  let mails = found.flatMap((line) => ("mail" in line ? [line.mail] : [])).slice(-KEPT);
  let sms = found.flatMap((line) => ("sms" in line ? [line.sms] : [])).slice(-KEPT);
  let lines = found.length;
  const add = (line: Line): void => {
    appendFileSync(file, lineOf(line), { mode: 0o600 });
    if ("mail" in line) mails = [...mails, line.mail].slice(-KEPT);
    else sms = [...sms, line.sms].slice(-KEPT);
    lines += 1;
    if (lines <= LARGEST) return;
    const kept: Line[] = [...mails.map((mail) => ({ mail })), ...sms.map((one) => ({ sms: one }))];
    writeText(file, kept.map(lineOf).join(""));
    lines = kept.length;
  };
  return {
    mails: () => mails.map(({ html: _, text: __, files: ___, ...mail }) => mail).reverse(),
    body: (id) => {
      const mail = mails.find((one) => one.id === id);
      return mail ? { html: mail.html, text: mail.text, files: mail.files ?? [] } : null;
    },
    addMail: (content) => {
      const mail = { id: randomUUID(), ...content };
      add({ mail });
      return mail.id;
    },
    sms: () => sms.toReversed(),
    addSms: (content) => {
      const one = { id: randomUUID(), ...content };
      add({ sms: one });
      return one.id;
    },
  };
}

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

/** Ignores an incomplete last line, which a kill may leave. */
function readLines(file: string): Line[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeText(file, whole);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Line => JSON.parse(line));
}
