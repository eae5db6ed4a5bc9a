import { applyColorScheme } from "../shared/chosen-scheme";
import { hasTypeface } from "./typeface";

/*
 * The only script that blocks the page, some hundred bytes. It applies the chosen colour scheme, uses the typeface if
 * it is already loaded, and starts the shop after the first paint. Until then network and processor are free for the
 * first view. The build writes it into the page with the names of all files, see web/page-files.ts; in development
 * main.tsx is loaded directly.
 */

/**
 * The longest wait in milliseconds after the document was parsed, for pages that are moved to the background before
 * their first paint.
 */
const LONGEST_WAIT = 1000;

const { entry = "", files = "", screen = "", font = "" } = document.currentScript?.dataset ?? {};

applyColorScheme();
if (hasTypeface()) document.documentElement.dataset["typeface"] = "";
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin, { once: true });
else begin();

function begin(): void {
  // Without a first view there is nothing to wait for, and a page in the background is not painted at all.
  const ready = document.hidden || !document.querySelector("#root > *") ? Promise.resolve() : painted();
  ready.then(load).catch(recover);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT);
  });
}

/** If the connection is lost, the first view stays readable; the page is reloaded when it is back. */
function recover(): void {
  addEventListener("online", () => location.reload(), { once: true });
}

/**
 * The scripts are loaded in parallel, instead of the entry discovering them one by one. They run one after the other,
 * so that the page reacts to input in between.
 */
async function load(): Promise<void> {
  fetchEarly({ rel: "preload", as: "fetch", href: "/api/init" });
  const early = [...files.split(" "), entry];
  for (const href of [...early, ...screen.split(" ")].filter(Boolean))
    fetchEarly({ rel: "modulepreload", href, fetchPriority: "low" });
  // Only fills the cache, because browsers warn of a preload that is used late.
  if (font && !hasTypeface())
    void fetch(font, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  for (const href of early.filter(Boolean)) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function fetchEarly(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), { ...attributes, crossOrigin: "" }));
}
