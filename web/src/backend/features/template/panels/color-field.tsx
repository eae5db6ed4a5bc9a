import { kindsFor, type Layer } from "@tresen/contract/template/layer/layer";
import { TEMPLATE_FIELDS } from "@tresen/contract/template/data/template-fields";
import { useAtomValue } from "jotai";
import { Dialog as AriaDialog, DialogTrigger, Popover } from "react-aria-components";
import { useMe } from "../../../shared/session";
import { Input } from "../../../shared/ui/input";
import { POPOVER } from "../../../shared/ui/select";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { useEditing } from "../editor-context";
import { contrastOf, neededContrast } from "../model/contrast";
import { changed } from "../model/design";
import { withValues } from "../model/scale";
import { withBinding } from "./binding";
import { NumberField } from "./number-field";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { ratioText } from "./ratio-text";
import { recentColors } from "./recent-colors";
import { SMALL_LABEL } from "./small-label";

const SHOWN = 12;
const OPAQUE = 255;

interface ColorFieldProps {
  title: string;
  value: string;
  onChange: (value: string, merge?: string) => void;
  /** The layers whose colour it is, and the property; missing for colours of the page. */
  layers?: readonly Layer[];
  property?: string;
}

/** A colour: one of the shop, which then follows it, one that was used before, or any other. */
export function ColorField({ title, value, onChange, layers = [], property = "" }: ColorFieldProps) {
  const { isReadOnly } = useEditing();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className={SMALL_LABEL} aria-hidden>
        {title}
      </span>
      <DialogTrigger>
        <TriggerButton
          size="sm"
          isDisabled={isReadOnly}
          aria-label={`${texts.choose(title)}: ${value === "" ? texts.noColor : value}`}
          className="w-full justify-start! px-2!"
        >
          <Swatch color={value} />
          <span className="figures">{value === "" ? texts.noColor : value}</span>
        </TriggerButton>
        <Popover className={`${POPOVER} w-72`} placement="bottom start">
          <AriaDialog aria-label={title} className="flex flex-col gap-3 p-3 outline-none">
            <ColorForm {...{ title, value, onChange, layers, property }} />
          </AriaDialog>
        </Popover>
      </DialogTrigger>
      <Contrast layers={layers} property={property} color={value} />
    </div>
  );
}

function ColorForm({ title, value, onChange, layers, property }: Required<ColorFieldProps>) {
  const { editor, data } = useEditing();
  const me = useMe();
  useAtomValue(recentColors.changesAtom);
  const [layer] = layers;
  const canFollow = layer !== undefined && (kindsFor({ type: layer.type, property })?.includes("color") ?? false);
  const theme = TEMPLATE_FIELDS.none.flatMap(({ path, kind, label }) => {
    const color = kind === "color" ? data?.[path] : undefined;
    return typeof color === "string" && color !== "" ? [{ path, label, color: color.toLowerCase() }] : [];
  });
  const choose = (color: string): void => {
    onChange(color);
    if (color !== "") recentColors.add({ user: me.id, entry: color });
  };
  const follow = ({ path, color }: { path: string; color: string }): void => {
    if (!canFollow) return choose(color);
    editor.change((design) =>
      changed(design, {
        ids: layers.map(({ id }) => id),
        change: (one) => withBinding(withValues(one, { [property]: color }), { property, binding: { path } }),
      }),
    );
  };
  const solid = /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : "#000000";
  const alpha = value.length === 9 ? Number.parseInt(value.slice(7), 16) / OPAQUE : 1;
  const withAlpha = (color: string, share: number): string =>
    share >= 1
      ? color
      : `${color}${Math.round(share * OPAQUE)
          .toString(16)
          .padStart(2, "0")}`;
  return (
    <>
      {theme.length > 0 && (
        <Swatches title={texts.themeColors}>
          {theme.map((one) => (
            <SwatchButton
              key={one.path}
              color={one.color}
              label={one.label}
              isChosen={false}
              onPress={() => follow(one)}
            />
          ))}
        </Swatches>
      )}
      <Swatches title={texts.recentColors}>
        <SwatchButton color="" label={texts.noColor} isChosen={value === ""} onPress={() => choose("")} />
        {recentColors
          .entries(me.id)
          .slice(0, SHOWN)
          .map((color) => (
            <SwatchButton
              key={color}
              color={color}
              label={color}
              isChosen={color.toLowerCase() === value.toLowerCase()}
              onPress={() => choose(color)}
            />
          ))}
      </Swatches>
      <div className="flex items-end gap-2">
        <label className="flex flex-col gap-1 text-xs text-muted">
          {texts.ownColor}
          <input
            type="color"
            value={solid}
            onChange={(event) => onChange(withAlpha(event.target.value, alpha), "picked")}
            onBlur={() => value !== "" && recentColors.add({ user: me.id, entry: value })}
            className="h-9 w-14 rounded-control border border-line-strong bg-surface p-1 pointer-coarse:h-11"
          />
        </label>
        <HexField value={value} onChange={choose} />
        <div className="w-20">
          <NumberField
            label={texts.opacity}
            value={Math.round(alpha * 100)}
            least={0}
            most={100}
            suffix="%"
            onChange={(percent) => value !== "" && onChange(withAlpha(solid, percent / 100), "alpha")}
          />
        </div>
      </div>
      <span className="sr-only">{title}</span>
    </>
  );
}

function HexField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const change = (text: string): void => {
    const color = text.trim().startsWith("#") ? text.trim() : `#${text.trim()}`;
    if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(color)) onChange(color.toLowerCase());
  };
  return (
    <div className="min-w-0 flex-1">
      <Input
        key={value}
        label={texts.hexCode}
        defaultValue={value}
        spellCheck={false}
        maxLength={9}
        onChange={change}
        className="text-sm [&_label]:text-xs [&_label]:font-normal [&_label]:text-muted"
      />
    </div>
  );
}

function Swatches({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1">
      <span aria-hidden className={SMALL_LABEL}>
        {title}
      </span>
      <div className="flex flex-wrap gap-1">{children}</div>
    </div>
  );
}

function SwatchButton({
  color,
  label,
  isChosen,
  onPress,
}: {
  color: string;
  label: string;
  isChosen: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={onPress}
      className={`grid size-8 place-items-center rounded-control border pointer-coarse:size-11 ${isChosen ? "border-action outline-2 outline-action" : "border-line"}`}
    >
      <Swatch color={color} />
    </button>
  );
}

/** A colour, or a crossed field for none. What shines through is seen over a pattern. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className="size-5 shrink-0 rounded-sm border border-line-strong forced-color-adjust-none"
    >
      <rect width="20" height="20" fill="#ffffff" />
      <path d="M0 0h10v10H0zM10 10h10v10H10z" fill="#dddddd" />
      {color === "" ? (
        <path d="M0 20 20 0" stroke="#c00000" strokeWidth="2" />
      ) : (
        <rect width="20" height="20" fill={color} />
      )}
    </svg>
  );
}

function Contrast({ layers, property, color }: { layers: readonly Layer[]; property: string; color: string }) {
  const { design } = useEditing();
  const [layer] = layers;
  const needed = layer && property === "color" && color !== "" ? neededContrast(design, layer) : null;
  if (!layer || needed === null) return null;
  const ratio = contrastOf(design, { layer, color });
  if (ratio === null) return <p className="text-xs text-muted">{texts.contrastUnknown}</p>;
  const isLow = ratio < needed;
  return (
    <p className={`text-xs ${isLow ? "text-warning" : "text-muted"}`}>
      {texts.contrast(ratioText(ratio))}: {isLow ? texts.contrastLow : texts.contrastGood}
    </p>
  );
}
