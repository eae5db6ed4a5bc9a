import { html } from "@tresen/contract/page/html";
import type { SwapReader, SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_MAIL as texts } from "@tresen/contract/planning/swap/shift-swap.texts";
import type { MessageContext } from "../message-context";
import { swapNews } from "../swap-news";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** The mail that tells one person of a request to swap shifts; null where something else has become of it by now. */
export async function swapMail({
  id,
  swap,
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & {
  id: string;
  swap: { state: SwapState; reader: SwapReader };
}): Promise<Mail | null> {
  const news = await swapNews({ id, ...swap, branch });
  if (!news) return null;
  const { said, shift, counter, reason, isToDecide } = news;
  const where = isToDecide ? texts.whereToDecide : texts.where;
  const facts = [
    { label: texts.give, value: shift },
    ...(counter === null ? [] : [{ label: texts.counter, value: counter }]),
    ...(reason ? [{ label: texts.reason, value: reason }] : []),
  ];
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${texts.title}`);
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title: texts.title, preview: said, note: texts.note },
      body: () => html`<p style="margin:0">${said}</p>${factTable(facts)}
        <p style="margin:12px 0 0">${where}</p>`,
      text: [said, "", ...factLines(facts), "", where],
    }),
    replyTo: null,
  };
}
