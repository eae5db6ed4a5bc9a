import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PREVIEW_PAGE } from "../../../../../shared/preview/page-preview";
import { Skeleton } from "../../../../shared/ui/states";
import { PREVIEW_TEXTS as texts } from "../editor.texts";
import { fitting } from "./fitting";
import { usePreview } from "./use-preview";

const WIDTHS = [
  { id: "phone", width: 390, label: texts.phone, Icon: Smartphone },
  { id: "tablet", width: 834, label: texts.tablet, Icon: Tablet },
  { id: "desktop", width: 1280, label: texts.desktop, Icon: Monitor },
] as const;
type Width = (typeof WIDTHS)[number]["id"];

const OPTION =
  "grid min-h-9 min-w-11 cursor-pointer place-items-center rounded-control px-2 text-sm hover:bg-sunken " +
  "pointer-coarse:min-h-11 has-checked:bg-action-soft has-checked:text-action-text has-focus-visible:outline-2 " +
  "has-focus-visible:outline-focus";

/** The page as the shop will show it, in a frame of the chosen width that is scaled to fit. */
export function PreviewPane() {
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(area);
  const [chosen, setChosen] = useState<Width>(() => (window.innerWidth < 640 ? "phone" : "desktop"));
  const { isReady } = usePreview(frame);
  const { width } = WIDTHS.find(({ id }) => id === chosen) ?? WIDTHS[2];
  const fit = fitting({ width, area: size });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <fieldset className="flex shrink-0 flex-wrap justify-center gap-1 border-b border-line bg-surface px-2 py-1">
        <legend className="sr-only">{texts.width}</legend>
        {WIDTHS.map(({ id, label, Icon, width: pixels }) => (
          <label key={id} className={OPTION} title={texts.pixels({ label, pixels })}>
            <input
              type="radio"
              name="preview-width"
              className="sr-only"
              checked={id === chosen}
              onChange={() => setChosen(id)}
            />
            <span className="flex items-center gap-1.5">
              <Icon size={18} aria-hidden />
              <span className="@max-[52rem]:sr-only">{label}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div ref={area} className="relative min-h-0 flex-1 overflow-hidden">
        {!isReady && (
          <div role="status" className="absolute inset-4 flex flex-col gap-3">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-1/2" />
            <Skeleton className="h-8 w-2/3" />
          </div>
        )}
        <iframe
          ref={frame}
          src={PREVIEW_PAGE}
          title={texts.frame}
          // Our own page, whose scripts and typefaces are of this host. It opens nothing and sends no forms.
          sandbox="allow-scripts allow-same-origin"
          className={`absolute top-0 origin-top-left border-0 bg-white shadow-panel ${isReady ? "" : "invisible"}`}
          style={{ left: fit.left, width, height: fit.height, transform: `scale(${fit.scale})` }}
        />
      </div>
    </div>
  );
}

function useSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
