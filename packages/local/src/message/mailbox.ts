import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Instant } from "@tresen/contract/time";
import { readJson, writeJson } from "../json-file";

/** Mails and SMS kept; the oldest go. */
const KEPT = 200;

export interface SentMail {
  id: string;
  at: Instant;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
}

export interface MailBody {
  html: string;
  text: string;
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

/** Everything that would have left for SES and SNS, in a folder: one list, and a file for each mail's body. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true });
  const listFile = join(folder, "list.json");
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const list = readJson<{ mails: SentMail[]; sms: SentSms[] }>(listFile, { mails: [], sms: [] });
  return {
    mails: () => list.mails,
    body: (id) => (list.mails.some((mail) => mail.id === id) ? readJson<MailBody | null>(fileOf(id), null) : null),
    addMail: ({ html, text, ...mail }) => {
      const id = randomUUID();
      writeJson(fileOf(id), { html, text });
      list.mails.unshift({ id, ...mail });
      for (const { id: old } of list.mails.splice(KEPT)) rmSync(fileOf(old), { force: true });
      writeJson(listFile, list);
      return id;
    },
    sms: () => list.sms,
    addSms: (sms) => {
      const id = randomUUID();
      list.sms.unshift({ id, ...sms });
      list.sms.splice(KEPT);
      writeJson(listFile, list);
      return id;
    },
  };
}
