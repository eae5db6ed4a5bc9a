import { pageHead } from "@tresen/contract/page/head";
import { serialised, structuredData } from "@tresen/contract/page/structured-data";
import { headTags } from "@tresen/contract/page/tags";
import { PREVIEW_KEY } from "@tresen/contract/site/preview";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { serverNow } from "../../../shared/server-clock";
import { useColorScheme } from "../../../shared/color-scheme";
import { useShop } from "../../state/shop-query";
import { keepTag, keepThemeColor, setStructuredData } from "./head-element";

/** Updates the document's head for each screen; for the first one the server has filled it in. */
export function Head() {
  const shop = useShop();
  const scheme = useColorScheme();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isPreview = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has(PREVIEW_KEY) });

  useEffect(() => {
    const { origin } = window.location;
    const page = pageHead({ shop, path, origin });
    const head = { ...page, isListed: page.isListed && !isPreview };
    document.title = head.title;
    for (const tag of headTags(head)) keepTag(tag);
    const data = head.isListed ? structuredData({ shop, path, origin, now: serverNow() }) : null;
    setStructuredData(data && serialised(data));
  }, [shop, path, isPreview]);

  useEffect(() => keepThemeColor(scheme), [scheme]);

  return null;
}
