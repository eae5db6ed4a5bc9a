import { applyColorScheme } from "../shared/chosen-scheme";
import { hasTypeface } from "./typeface";

/*
 * The only script that the page waits for, some hundred bytes. It applies the chosen colour scheme, uses the typeface
 * where it is already loaded, and starts the shop once something has been painted. Until then network and processor
 * belong to what is seen first. The build writes it into the page with the names of all files, see web/page-files.ts;
 * in development main.tsx stands alone.
 */

/**
 * Milliseconds from the whole document on: whoever turned away before anything was painted comes back to a working
 * page.
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

/** If the connection breaks off, the first view stays readable; once it is back, the page is loaded again. */
function recover(): void {
  addEventListener("online", () => location.reload(), { once: true });
}

/**
 * Fetched all at once, instead of the entry finding them one after the other; run one after the other, so that the page
 * answers in between.
 */
async function load(): Promise<void> {
  fetchEarly({ rel: "preload", as: "fetch", href: "/api/init" });
  const early = [...files.split(" "), entry];
  for (const href of [...early, ...screen.split(" ")].filter(Boolean))
    fetchEarly({ rel: "modulepreload", href, fetchPriority: "low" });
  // Into the cache only: browsers complain of a preload that is used this late.
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
