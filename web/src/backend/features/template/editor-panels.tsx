import { Layers, Maximize, SlidersHorizontal, SquareDashedMousePointer, X, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "../../shared/ui/button";
import { toPage } from "./canvas/view";
import { CANVAS_TEXTS } from "./canvas/canvas.texts";
import type { ViewControl } from "./canvas/use-view";
import { EDITOR_TEXTS as texts } from "./editor.texts";
import { useEditing } from "./editor-context";
import { GuidesButton } from "./guides/guides-button";
import { AddPanel } from "./panels/add-panel";
import { LayerList } from "./panels/layer-list";
import { PANEL_TEXTS } from "./panels/panel.texts";
import { PropertiesPanel } from "./panels/properties-panel";
import { HistoryButton } from "./steps/history-button";

const focusPage = (): void => document.querySelector<HTMLElement>("[data-canvas]")?.focus();

/** On a narrow screen a panel is below the page, which gets smaller; it is one of both, or none. */
const PANEL =
  "order-last max-h-[55%] min-h-0 shrink-0 flex-col overflow-y-auto overscroll-contain border-t border-line-strong " +
  "bg-surface lg:@min-[40rem]:order-none lg:@min-[40rem]:flex lg:@min-[40rem]:max-h-none lg:@min-[40rem]:border-t-0";

/** On a phone with large letters it is one line that scrolls to the side, so that the page has the room. */
const FOOT =
  "flex shrink-0 flex-wrap items-center gap-1 border-t border-line bg-surface px-2 py-0.5 @max-[19rem]:flex-nowrap " +
  "@max-[19rem]:overflow-x-auto @max-[19rem]:*:shrink-0";

type PanelName = "layers" | "properties";

interface EditorPanelsProps {
  control: ViewControl;
  areRulersShown: boolean;
  onRulers: (areShown: boolean) => void;
  /** Whether each press adds to what is chosen, for fingers. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  children: ReactNode;
}

/** The page between its layers and their properties. */
export function EditorPanels(props: EditorPanelsProps) {
  const { control, areRulersShown, onRulers, isAdding, onAdding, children } = props;
  const { isReadOnly } = useEditing();
  const [open, setOpen] = useState<PanelName | null>(null);
  const shown = (name: PanelName): string => (open === name ? "flex" : "hidden");
  /** Of the part of the page that is seen. */
  const middle = () => toPage(control.view, { x: control.area.width / 2, y: control.area.height / 2 });
  return (
    <div className="@container relative flex min-h-0 flex-1 flex-col">
      <div className="relative flex min-h-0 flex-1 flex-col lg:@min-[40rem]:flex-row">
        <aside
          aria-label={texts.layers}
          className={`${PANEL} ${shown("layers")} lg:@min-[40rem]:w-[min(13rem,22vw)] lg:@min-[40rem]:border-e lg:@min-[40rem]:border-line xl:@min-[40rem]:w-[min(15rem,22vw)]`}
        >
          <PanelHead title={texts.layers} onClose={() => setOpen(null)} />
          {!isReadOnly && (
            <div className="border-b border-line p-2">
              <AddPanel near={middle} onAdded={focusPage} />
            </div>
          )}
          <div className="p-1">
            <LayerList onOpen={focusPage} />
          </div>
        </aside>
        <div className="flex min-h-0 min-w-0 flex-1">{children}</div>
        <aside
          aria-label={texts.properties}
          className={`${PANEL} ${shown("properties")} lg:@min-[40rem]:w-[min(17rem,28vw)] lg:@min-[40rem]:border-s lg:@min-[40rem]:border-line xl:@min-[40rem]:w-[min(19rem,28vw)]`}
        >
          <PanelHead title={texts.properties} onClose={() => setOpen(null)} />
          <PropertiesPanel />
        </aside>
      </div>
      <div className={FOOT}>
        <div
          role="group"
          aria-label={texts.panels}
          className="flex flex-wrap gap-1 @max-[19rem]:flex-nowrap lg:@min-[40rem]:hidden"
        >
          <PanelButton isOpen={open === "layers"} onPress={() => setOpen(open === "layers" ? null : "layers")}>
            <Layers size={16} aria-hidden /> {texts.layers}
          </PanelButton>
          <PanelButton
            isOpen={open === "properties"}
            onPress={() => setOpen(open === "properties" ? null : "properties")}
          >
            <SlidersHorizontal size={16} aria-hidden /> {texts.properties}
          </PanelButton>
        </div>
        <div className="flex items-center">
          {!isReadOnly && (
            <>
              <IconButton
                label={CANVAS_TEXTS.several}
                aria-pressed={isAdding}
                onPress={() => onAdding(!isAdding)}
                className={`hidden pointer-coarse:grid ${isAdding ? "bg-action-soft text-action-text! forced-colors:text-[HighlightText]!" : ""}`}
              >
                <SquareDashedMousePointer size={18} aria-hidden />
              </IconButton>
              <HistoryButton />
            </>
          )}
          <GuidesButton areRulersShown={areRulersShown} onRulers={onRulers} />
        </div>
        <WarningCount />
        <div className="ms-auto flex items-center">
          <IconButton label={CANVAS_TEXTS.zoomOut} onPress={() => control.zoomBy(-1)}>
            <ZoomOut size={18} aria-hidden />
          </IconButton>
          <Button size="sm" variant="ghost" aria-label={CANVAS_TEXTS.actualSize} onPress={control.toActualSize}>
            <span className="figures">{CANVAS_TEXTS.zoom(Math.round(control.zoom * 100))}</span>
          </Button>
          <IconButton label={CANVAS_TEXTS.zoomIn} onPress={() => control.zoomBy(1)}>
            <ZoomIn size={18} aria-hidden />
          </IconButton>
          <IconButton label={CANVAS_TEXTS.fit} onPress={control.fit}>
            <Maximize size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

function PanelHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="sticky top-0 z-1 flex items-center justify-between border-b border-line bg-surface ps-3 lg:@min-[40rem]:hidden">
      <span className="font-medium">{title}</span>
      <IconButton label={texts.closePanel} onPress={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

function PanelButton({ isOpen, onPress, children }: { isOpen: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button size="sm" variant={isOpen ? "soft" : "secondary"} aria-pressed={isOpen} onPress={onPress}>
      {children}
    </Button>
  );
}

/** How many things are wrong; pressing it chooses the next layer with one. */
function WarningCount() {
  const { editor, selection, warnings } = useEditing();
  const ids = [...warnings.keys()];
  if (ids.length === 0) return null;
  const next = ids[(ids.findIndex((id) => selection.includes(id)) + 1) % ids.length];
  return (
    <Button
      size="sm"
      variant="ghost"
      className="text-warning"
      onPress={() => next && editor.select([next])}
      aria-label={`${PANEL_TEXTS.warnings}: ${texts.warnings(ids.length)}`}
    >
      {texts.warnings(ids.length)}
    </Button>
  );
}
