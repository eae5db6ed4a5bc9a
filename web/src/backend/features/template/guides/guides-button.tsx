import { useAtom } from "jotai";
import { Ruler, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Dialog as AriaDialog, DialogTrigger, Popover } from "react-aria-components";
import { numberText } from "../../../admin/model/entry";
import { Button, IconButton } from "../../../shared/ui/button";
import { POPOVER } from "../../../shared/ui/select";
import { Switch } from "../../../shared/ui/switch";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { useEditing } from "../editor-context";
import { type Guide, GUIDES, withGuide, withMovedGuide, withoutGuide } from "../model/guides";
import { NumberField } from "../panels/number-field";
import { Section } from "../panels/section";
import { areGuidesShownAtom } from "./guide-settings";
import { GUIDE_TEXTS as texts } from "./guide.texts";

/** The button that opens what there is to say about rulers and guides. Guides are added, moved and deleted by keys here. */
export function GuidesButton({
  areRulersShown,
  onRulers,
}: {
  areRulersShown: boolean;
  onRulers: (on: boolean) => void;
}) {
  return (
    <DialogTrigger>
      <TriggerIcon label={texts.title}>
        <Ruler size={18} aria-hidden />
      </TriggerIcon>
      <Popover className={`${POPOVER} w-80`} placement="top start">
        <AriaDialog aria-label={texts.title} className="flex flex-col gap-3 p-3 outline-none">
          <GuidesForm areRulersShown={areRulersShown} onRulers={onRulers} />
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}

function GuidesForm({ areRulersShown, onRulers }: { areRulersShown: boolean; onRulers: (on: boolean) => void }) {
  const { editor, design, guides, isReadOnly } = useEditing();
  const [areShown, setAreShown] = useAtom(areGuidesShownAtom);
  const list = useRef<HTMLUListElement>(null);
  const size = (axis: Guide["axis"]): number => (axis === "x" ? design.width : design.height);
  const add = (axis: Guide["axis"]): void => {
    setAreShown(true);
    editor.changeGuides((now) => withGuide(now, { axis, at: freePlace(now, { axis, size: size(axis) }) }));
    // Whoever adds a line types its place next.
    setTimeout(() => [...(list.current?.querySelectorAll("input") ?? [])].at(-1)?.focus());
  };
  const remove = (index: number): void => {
    editor.changeGuides((now) => withoutGuide(now, index));
    setTimeout(() => list.current?.closest<HTMLElement>("[role=dialog]")?.focus());
  };
  return (
    <>
      <div>
        <Switch isSelected={areRulersShown} onChange={onRulers}>
          {texts.rulers}
        </Switch>
        <Switch isSelected={areShown} onChange={setAreShown}>
          {texts.guides}
        </Switch>
      </div>
      <p className="text-xs text-muted">{texts.hint}</p>
      <Section title={texts.list}>
        {guides.length === 0 && <p className="text-sm text-muted">{texts.none}</p>}
        <ul ref={list} className="flex max-h-60 flex-col gap-1 overflow-y-auto empty:hidden">
          {guides.map(({ axis, at }, index) => (
            <li key={index} className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <NumberField
                  label={axis === "x" ? texts.placeX : texts.placeY}
                  value={at}
                  least={-size(axis)}
                  most={size(axis) * 2}
                  suffix={design.unit}
                  isDisabled={isReadOnly}
                  onChange={(place) =>
                    editor.changeGuides((now) => withMovedGuide(now, { index, at: place }), { merge: `guide ${index}` })
                  }
                />
              </div>
              <IconButton
                label={texts.remove({ axis, at: numberText(at), unit: design.unit })}
                isDisabled={isReadOnly}
                onPress={() => remove(index)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-1">
          {(["x", "y"] as const).map((axis) => (
            <Button
              key={axis}
              size="sm"
              aria-label={axis === "x" ? texts.addXOf : texts.addYOf}
              isDisabled={isReadOnly || guides.length >= GUIDES}
              onPress={() => add(axis)}
            >
              {axis === "x" ? texts.addX : texts.addY}
            </Button>
          ))}
          {guides.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              isDisabled={isReadOnly}
              onPress={() => {
                editor.changeGuides(() => []);
                setTimeout(() => list.current?.closest<HTMLElement>("[role=dialog]")?.focus());
              }}
            >
              {texts.removeAll}
            </Button>
          )}
        </div>
      </Section>
    </>
  );
}

/** The middle of the page, or the next free place beside it. */
function freePlace(guides: readonly Guide[], { axis, size }: { axis: Guide["axis"]; size: number }): number {
  const taken = new Set(guides.filter((guide) => guide.axis === axis).map(({ at }) => at));
  const step = size / 20;
  const places = Array.from(
    { length: 20 },
    (_, index) => Math.round((size / 2 + (index % 2 ? -1 : 1) * Math.ceil(index / 2) * step) * 100) / 100,
  );
  return places.find((place) => !taken.has(place)) ?? size / 2;
}
