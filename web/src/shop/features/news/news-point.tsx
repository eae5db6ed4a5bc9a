import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useEffect, useState } from "react";
import { Info } from "../../../shared/icons";
import { useNow } from "../../state/browser/now";
import { useNoticeTurn } from "../../state/browser/notices";
import { isSelfService } from "../../state/browser/self-service";
import { useShop } from "../../state/shop-query";
import { readSession, writeSession } from "../../state/browser/storage";
import { buttonClass } from "../../ui/button";
import { loadable, overlay } from "../../ui/loadable";
import { branchNews, homeNews, newsKey } from "./news";
import * as texts from "./news.texts";

const NewsDialog = overlay(() => import("./news-dialog").then((module) => module.NewsDialog));
// The card appears without a request of the visitor, so nothing is shown in its place if it cannot be loaded.
const NewsCard = loadable({ load: () => import("./news-card").then((module) => module.NewsCard), missing: () => null });

const AUTO_SHOW_AFTER = 1000;
const SEEN = "news-seen";

/**
 * The info-point: a button that opens the news of the start page, or of a branch. The card appears without a click once per visit and set, when no other
 * notice is shown.
 */
export function NewsPoint({ branch }: { branch?: Branch }) {
  const { blocks, branches } = useShop();
  const at = useNow();
  const news = branch ? branchNews({ blocks, branch, at }) : homeNews({ blocks, branches, at });
  const key = newsKey(news);
  const [isOpen, setOpen] = useState(false);
  const [isDue, setDue] = useState(false);
  const isTurn = useNoticeTurn({ name: "news", isDue: isDue && !isOpen });

  useEffect(() => {
    if (key === "" || isSelfService() || readSession(SEEN) === key) return;
    const timer = setTimeout(() => setDue(true), AUTO_SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => {
    if (isOpen || isTurn) writeSession(SEEN, key);
  }, [isOpen, isTurn, key]);

  if (news.length === 0) return null;
  const open = (): void => {
    setDue(false);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={buttonClass("quiet", "max-w-full rounded-full! pl-3! wrap-anywhere")}
      >
        <Info size={20} /> {texts.heading}
      </button>
      {isOpen && <NewsDialog news={news} onClose={() => setOpen(false)} />}
      {isTurn && <NewsCard news={news} onOpen={open} onClose={() => setDue(false)} />}
    </>
  );
}
