import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { html } from "@tresen/contract/page/html";
import type { SwappedShift } from "@tresen/contract/planning/swap/shift-swap.rules";
import type { SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_MAIL as texts } from "@tresen/contract/planning/swap/shift-swap.texts";
import { findSwap } from "../../planning/swap-rows";
import { userNames } from "../../user";
import type { MessageContext } from "../message-context";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** The mail that tells one person of a request to swap shifts; null where something else has become of it by now. */
export async function swapMail({
  id,
  swap: { state },
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & {
  id: string;
  swap: { user: string; state: SwapState };
}): Promise<Mail | null> {
  const row = await findSwap(id);
  if (row?.state !== state) return null;
  const names = await userNames([row.asker, ...(row.asked === undefined ? [] : [row.asked])]);
  const asker = names.get(row.asker) ?? "";
  const asked = names.get(row.asked ?? "") ?? "";
  const said = saidOf({ state, asker, asked });
  if (said === null) return null;
  const zone = zoneOf(branch ?? {});
  const factOf = (label: string, { startsAt, endsAt, role }: SwappedShift) => {
    const clock = (at: string): string => formatTime({ at: Date.parse(at), zone });
    const day = formatWeekdayDate({ at: Date.parse(startsAt), zone });
    return { label, value: [`${day}, ${clock(startsAt)} – ${clock(endsAt)}`, role].filter(Boolean).join(", ") };
  };
  const facts = [
    factOf(texts.give, row.shift),
    ...(row.counter ? [factOf(texts.counter, row.counter)] : []),
    ...(state === "rejected" && row.reason ? [{ label: texts.reason, value: row.reason }] : []),
  ];
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${texts.title}`);
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title: texts.title, preview: said, note: texts.note },
      body: () => html`<p style="margin:0">${said}</p>${factTable(facts)}
        <p style="margin:12px 0 0">${texts.where}</p>`,
      text: [said, "", ...factLines(facts), "", texts.where],
    }),
    replyTo: null,
  };
}

function saidOf({ state, asker, asked }: { state: SwapState; asker: string; asked: string }): string | null {
  if (state === "asked" || state === "withdrawn") return texts[state](asker);
  if (state === "accepted" || state === "declined") return texts[state](asked);
  return state === "rejected" ? texts.rejected : null;
}
