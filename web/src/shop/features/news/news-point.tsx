import { useAtomValue } from "jotai";
import { lazy, useEffect, useState } from "react";
import { Info } from "../../../shared/icons";
import { consentAtom } from "../../state/consent";
import { useShop } from "../../state/shop-query";
import { readSession, writeSession } from "../../state/storage";
import { buttonClass } from "../../ui/button";
import { Extra } from "../../ui/extra";
import { activeNews, newsKey } from "./news";

const NewsDialog = lazy(async () => ({ default: (await import("./news-dialog")).NewsDialog }));

const AUTO_SHOW_AFTER = 1000;
const SEEN = "news-seen";

/**
 * The info-point: opens the news, which also come by themselves, once per visit and set. Not over the cookie banner: one
 * question at a time.
 */
export function NewsPoint() {
  const { blocks } = useShop();
  const news = activeNews(blocks);
  const key = newsKey(news);
  const [isOpen, setOpen] = useState(false);
  const isAnswered = useAtomValue(consentAtom) !== null;

  useEffect(() => {
    if (key === "" || !isAnswered || readSession(SEEN) === key) return;
    const timer = setTimeout(() => setOpen(true), AUTO_SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [key, isAnswered]);
  useEffect(() => {
    if (isOpen) writeSession(SEEN, key);
  }, [isOpen, key]);

  if (news.length === 0) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={buttonClass("quiet", "rounded-full! pl-3!")}>
        <Info size={20} /> Neuigkeiten
      </button>
      {isOpen && (
        <Extra>
          <NewsDialog news={news} onClose={() => setOpen(false)} />
        </Extra>
      )}
    </>
  );
}
