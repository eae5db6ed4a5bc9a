import { Eye, ListTree, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { usePageState } from "./editor-context";
import { FIELDS_TEXTS, OUTLINE_TEXTS, PAGE_EDITOR_TEXTS, PREVIEW_TEXTS } from "./editor.texts";
import { FieldsPane } from "./fields/fields-pane";
import { Outline } from "./outline/outline";
import { PreviewPane } from "./preview/preview-pane";

/**
 * Wide: outline, preview and fields side by side. A tablet has the fields below the preview, and a phone one of the
 * three at a time. The keys go from the outline to the fields before the preview. The room is measured in letters of the chosen size.
 */
const GRID =
  "flex min-h-0 flex-1 flex-col @min-[44rem]:grid @min-[44rem]:grid-cols-[15rem_1fr] " +
  "@min-[44rem]:grid-rows-[minmax(0,3fr)_minmax(0,2fr)] @min-[64rem]:grid-cols-[15rem_1fr_20rem] " +
  "@min-[64rem]:grid-rows-[minmax(0,1fr)] @min-[80rem]:grid-cols-[16rem_1fr_24rem]";
const OUTLINE =
  "min-h-0 flex-1 overflow-y-auto bg-surface @min-[44rem]:-order-2 @min-[44rem]:row-span-2 @min-[44rem]:border-e " +
  "@min-[44rem]:border-line @min-[64rem]:row-span-1";
const FIELDS =
  "min-h-0 flex-1 overflow-y-auto bg-surface @container @min-[44rem]:border-t @min-[44rem]:border-line " +
  "@min-[64rem]:order-1 @min-[64rem]:border-s @min-[64rem]:border-t-0";
const PREVIEW = "min-h-0 min-w-0 flex-1 @container @min-[44rem]:-order-1 @min-[64rem]:order-none";

const TABS = [
  { id: "outline", label: OUTLINE_TEXTS.title, Icon: ListTree },
  { id: "preview", label: PREVIEW_TEXTS.title, Icon: Eye },
  { id: "fields", label: FIELDS_TEXTS.title, Icon: SlidersHorizontal },
] as const;
type Tab = (typeof TABS)[number]["id"];

/** Where the page is edited: its parts, what it will look like, and the fields of what is chosen. */
export function EditorPanes() {
  const { chosen } = usePageState();
  const [tab, setTab] = useState<Tab>("outline");
  const fields = useRef<HTMLElement>(null);
  useEffect(() => {
    fields.current?.scrollTo({ top: 0 });
  }, [chosen]);
  const shown = (own: Tab): string => (tab === own ? "flex flex-col" : "@max-[44rem]:hidden");
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className={GRID}>
        <div className={`${OUTLINE} ${shown("outline")}`}>
          <Outline />
        </div>
        <section ref={fields} aria-label={FIELDS_TEXTS.title} className={`${FIELDS} ${shown("fields")}`}>
          <FieldsPane />
        </section>
        <section aria-label={PREVIEW_TEXTS.title} className={`${PREVIEW} ${shown("preview")} @min-[44rem]:flex`}>
          <PreviewPane />
        </section>
      </div>
      <div
        role="group"
        aria-label={PAGE_EDITOR_TEXTS.parts}
        className="flex shrink-0 border-t border-line bg-surface @min-[44rem]:hidden"
      >
        {TABS.map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={() => setTab(id)}
            className={
              "flex min-h-11 flex-auto flex-wrap items-center justify-center gap-x-1.5 px-1 text-sm wrap-anywhere " +
              "@max-[19rem]:px-0.5 @max-[19rem]:text-xs " +
              (tab === id ? "bg-action-soft font-medium text-action-text" : "text-muted")
            }
          >
            <Icon size={16} aria-hidden /> {label}
          </button>
        ))}
      </div>
    </div>
  );
}
