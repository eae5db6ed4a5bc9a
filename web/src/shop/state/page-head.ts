import type { Config } from "@tresen/contract/resources/config";
import { useEffect } from "react";
import { useShop } from "./shop-query";

/** seoTitle, else title, else shopName. */
export function baseTitle({ seoTitle, title, shopName }: Pick<Config, "seoTitle" | "title" | "shopName">): string {
  return seoTitle || title || shopName;
}

/** Keeps title, description, canonical address and the tags that others read when a page is shared in step with the screen. */
export function usePageHead({ prefix, description }: { prefix?: string; description?: string }): void {
  const { config } = useShop();
  const base = baseTitle(config);
  const title = prefix ? `${prefix} - ${base}` : base;
  const text = description || config.seoDescription || config.description;
  useEffect(() => {
    const url = window.location.origin + window.location.pathname;
    document.title = title;
    setTag("meta", "name", "description", text);
    setTag("meta", "name", "theme-color", config.primaryColor);
    setTag("meta", "property", "og:title", title);
    setTag("meta", "property", "og:description", text);
    setTag("meta", "property", "og:url", url);
    setTag("meta", "name", "twitter:card", "summary");
    setTag("meta", "name", "twitter:title", title);
    setTag("meta", "name", "twitter:description", text);
    setTag("link", "rel", "canonical", url);
  }, [title, text, config.primaryColor]);
}

function setTag(tag: "meta" | "link", key: string, value: string, content: string): void {
  const found = document.head.querySelector(`${tag}[${key}="${value}"]`);
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, value);
  element.setAttribute(tag === "link" ? "href" : "content", content);
}
