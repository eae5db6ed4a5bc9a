import { html } from "@tresen/contract/page/html";
import { REQUEST_PATHS } from "@tresen/contract/planning/messages/request-news";
import { REQUEST_MAIL as texts } from "@tresen/contract/planning/messages/request-news.texts";
import type { StaffRequest } from "../../outbox";
import { env } from "../../platform/env";
import type { MessageContext } from "../message-context";
import { requestNews } from "../request-news";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** The mail about an absence, a request to correct recorded time, or an answer to a shift; null where something else has become of it by now. */
export async function requestMail({
  id,
  request,
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & { id: string; request: StaffRequest }): Promise<Mail | null> {
  const news = await requestNews({ id, request, branch });
  if (!news) return null;
  const { title, said, when, reason, search = "" } = news;
  const page = `${REQUEST_PATHS[request.about]}${search}`;
  const facts = [when, ...(reason ? [{ label: texts.reason, value: reason }] : [])];
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${title}`);
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title, preview: said, note: texts.note },
      body: () => html`<p style="margin:0">${said}</p>${factTable(facts)}`,
      text: [said, "", ...factLines(facts)],
      button: { label: texts.button[request.about], url: `${env.PUBLIC_URL}/backend#/${page}` },
    }),
    replyTo: null,
  };
}
