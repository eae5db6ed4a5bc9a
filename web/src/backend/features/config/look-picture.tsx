import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useColorScheme } from "../../../shared/color-scheme";
import { PREVIEW_PAGE } from "../../../shared/preview/page-preview";
import type { ShownPart } from "../../../shared/preview/part-preview";
import type { Draft } from "../../admin/model/draft";
import { Choice } from "../../shared/preview/choice";
import { useShownPart } from "../../shared/preview/use-shown-part";
import { useIsShown } from "../../shared/visibility";
import { LOOK_TEXTS } from "./config.texts";
import { shownLook } from "./shown-look";

/** The widths of the shown screens in pixels, and the height of the picture on the page. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
const HEIGHT = 560;
const SCHEMES = ["light", "dark"] as const;

/** The shop with the settings as they are typed, made smaller to fit. */
export function LookPicture({ draft }: { draft: Draft }) {
  const current = useColorScheme();
  const [width, setWidth] = useState<keyof typeof WIDTHS>("phone");
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>(current);
  const typed = useDeferredValue(draft);
  const config = useMemo(() => shownLook(typed), [typed]);
  const arePricesHidden = !useIsShown("product");
  const part = useMemo(
    (): ShownPart => ({ kind: "look", config, scheme, arePricesHidden }),
    [config, scheme, arePricesHidden],
  );
  const frame = useShownPart(part);
  const { room, ref } = useRoom();
  const scale = Math.min(1, room / WIDTHS[width]);
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm font-medium">{LOOK_TEXTS.title}</figcaption>
      <div className="flex flex-wrap gap-2">
        <Choice
          label={LOOK_TEXTS.width}
          options={(["phone", "desktop"] as const).map((value) => ({ value, label: LOOK_TEXTS.widths[value] }))}
          value={width}
          onChange={setWidth}
        />
        <Choice
          label={LOOK_TEXTS.scheme}
          options={SCHEMES.map((value) => ({ value, label: LOOK_TEXTS.schemes[value] }))}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <div
        ref={ref}
        style={{ height: HEIGHT, maxWidth: WIDTHS[width] }}
        className="relative w-full overflow-hidden rounded-panel border border-line"
      >
        <iframe
          ref={frame}
          src={PREVIEW_PAGE}
          title={LOOK_TEXTS.frame}
          style={{ width: WIDTHS[width], height: HEIGHT / scale, transform: `scale(${scale})` }}
          className="absolute start-0 top-0 max-w-none origin-top-left bg-surface"
        />
      </div>
      <p className="text-sm text-muted">{LOOK_TEXTS.note}</p>
    </figure>
  );
}

/** The width that there is for the picture, in pixels. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(WIDTHS.phone);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth || WIDTHS.phone));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, ref };
}
