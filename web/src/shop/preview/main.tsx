import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { applyColorScheme, STORAGE_KEY } from "../../shared/chosen-scheme";
import { noteTypeface } from "../typeface";
import { PreviewFrame } from "./preview-frame";
import "../app/shop.css";

/*
 * The page in the frame beside the editor of pages: the shop's own content components without header, cart and footer.
 * It is built on its own, so that the shop's files stay as they are, and shows nothing when it is opened by itself.
 */

/** Parts of the shop around pages, which forms of navigations and pop-ups send. */
const PartFrame = lazy(async () => ({ default: (await import("./part-frame")).PartFrame }));
/** The page of a branch at a time, which the board of a menu sends. */
const StoreFrame = lazy(async () => ({ default: (await import("./store-frame")).StoreFrame }));

/** The longest wait for the typeface in milliseconds. */
const LONGEST_WAIT = 1000;

applyColorScheme();
window.addEventListener("storage", ({ key }) => {
  if (key === STORAGE_KEY) applyColorScheme();
});

const client = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } });
const root = document.getElementById("root");
// The typeface is used only if it is there from the first line on.
if (root && window.parent !== window) void Promise.race([noteTypeface(), waited()]).then(() => show(root));

function waited(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
}

function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <PreviewFrame editor={window.parent} />
        <Suspense>
          <PartFrame editor={window.parent} />
        </Suspense>
        <Suspense>
          <StoreFrame editor={window.parent} />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  );
}
