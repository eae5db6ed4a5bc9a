import type { Layer } from "@tresen/contract/template/layer/layer";
import { LAYER_TYPE_LABELS } from "@tresen/contract/template/template.texts";
import { isSame } from "../../../admin/model/draft";
import { Input } from "../../../shared/ui/input";
import { Switch } from "../../../shared/ui/switch";
import { useEditing } from "../editor-context";
import { changed, chosenOf } from "../model/design";
import { layerName } from "../model/layer-list";
import { withValues } from "../model/scale";
import type { CommandId } from "../state/commands";
import { BindingField, BoundValue } from "./binding-field";
import { CommandButtons } from "./command-buttons";
import { NumberField } from "./number-field";
import { PagePanel } from "./page-panel";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { layerProperty, valueProperties } from "./property";
import { PropertyField } from "./property-field";
import { Section } from "./section";

const ALIGN: readonly CommandId[] = ["left", "center", "right", "top", "middle", "bottom", "spreadX", "spreadY"];
const ORDER: readonly CommandId[] = ["front", "forward", "backward", "back"];
const MORE: readonly CommandId[] = ["group", "ungroup", "duplicate", "lock", "hide", "remove"];

/** What is known of the chosen layers and can be changed; of the page if none is chosen. */
export function PropertiesPanel() {
  const { design, selection, warnings } = useEditing();
  const layers = chosenOf(design, selection);
  const [first] = layers;
  if (!first) return <PagePanel />;
  const isOne = layers.length === 1;
  const isSameType = layers.every(({ type }) => type === first.type);
  return (
    <div className="flex flex-col gap-4 p-3" key={selection.join(" ")}>
      <h2 className="text-sm font-semibold wrap-anywhere">
        {isOne ? layerName(first, design.source) : texts.manyChosen(layers.length)}
      </h2>
      {isOne && warnings.has(first.id) && (
        <ul role="status" className="flex flex-col gap-1 rounded-control bg-warning-soft p-2 text-sm text-warning">
          {warnings.get(first.id)?.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="-mx-2.5 flex flex-wrap">
        <CommandButtons ids={MORE} />
      </div>
      {isSameType ? <ValueSection layers={layers} /> : <p className="text-sm text-muted">{texts.mixedTypes}</p>}
      <PlaceSection layers={layers} />
      <Section title={texts.arrange}>
        <div className="-mx-2.5 flex flex-wrap">
          <CommandButtons ids={ALIGN} />
        </div>
        <div className="-mx-2.5 flex flex-wrap">
          <CommandButtons ids={ORDER} />
        </div>
      </Section>
      {isOne && <MoreSection layer={first} />}
    </div>
  );
}

function ValueSection({ layers }: { layers: readonly Layer[] }) {
  const { editor } = useEditing();
  const [first] = layers;
  if (!first) return null;
  const ids = layers.map(({ id }) => id);
  const values = new Map<string, unknown>(Object.entries(first.value));
  return (
    <Section title={LAYER_TYPE_LABELS[first.type]}>
      <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3">
        {valueProperties(first.type).map((property) => (
          <PropertyField
            key={property.key}
            property={property}
            layers={layers}
            value={values.get(property.key)}
            isMixed={layers.some((layer) => !isSame(valueOf(layer, property.key), values.get(property.key)))}
            values={Object.fromEntries(values)}
            onChange={(changes, merge) =>
              editor.change((design) => changed(design, { ids, change: (layer) => withValues(layer, changes) }), {
                merge: `${ids.join(" ")} ${property.key}${merge}`,
              })
            }
          />
        ))}
      </div>
    </Section>
  );
}

const valueOf = (layer: Layer, key: string): unknown => new Map<string, unknown>(Object.entries(layer.value)).get(key);

const PLACE = ["x", "y", "width", "height", "rotation"] as const;
const PERCENT = 100;

function PlaceSection({ layers }: { layers: readonly Layer[] }) {
  const { editor, design, isReadOnly } = useEditing();
  const [first] = layers;
  if (!first) return null;
  const ids = layers.map(({ id }) => id);
  const isLocked = layers.some((layer) => layer.isLocked);
  const same = (key: (typeof PLACE)[number] | "opacity"): number | null =>
    layers.every((layer) => layer[key] === first[key]) ? first[key] : null;
  const set = (changes: Partial<Layer>, name: string): void =>
    editor.change(
      // Only boxes and opacity are changed here, which layers of all types have.
      (now) => changed(now, { ids, change: (layer) => ({ ...layer, ...changes }) as Layer }),
      { merge: `${ids.join(" ")} ${name}` },
    );
  const opacity = same("opacity");
  return (
    <Section title={texts.position}>
      {isLocked && <p className="text-sm text-muted">{texts.lockedHint}</p>}
      <div className="grid grid-cols-2 gap-2">
        {PLACE.map((key) => {
          const { title, least, most } = layerProperty(key);
          return (
            <NumberField
              key={key}
              label={title}
              value={same(key)}
              placeholder={texts.mixedValue}
              least={key === "width" || key === "height" ? 0.1 : least}
              most={most}
              suffix={key === "rotation" ? "°" : design.unit}
              isDisabled={isReadOnly || isLocked}
              onChange={(value) => set({ [key]: value }, key)}
            />
          );
        })}
        <NumberField
          label={layerProperty("opacity").title}
          value={opacity === null ? null : Math.round(opacity * PERCENT)}
          placeholder={texts.mixedValue}
          least={0}
          most={PERCENT}
          suffix="%"
          isDisabled={isReadOnly}
          onChange={(value) => set({ opacity: value / PERCENT }, "opacity")}
        />
      </div>
    </Section>
  );
}

/** The name of a layer, and whether it is seen. */
function MoreSection({ layer }: { layer: Layer }) {
  const { editor, isReadOnly } = useEditing();
  const set = (change: (layer: Layer) => Layer, merge?: string): void =>
    editor.change(
      (design) => changed(design, { ids: [layer.id], change }),
      merge === undefined ? {} : { merge: `${layer.id} ${merge}` },
    );
  const visible = layerProperty("isVisible").title;
  return (
    <Section title={texts.layer}>
      <Input
        label={layerProperty("name").title}
        value={layer.name}
        maxLength={100}
        readOnly={isReadOnly}
        placeholder={layerName({ ...layer, name: "" })}
        onChange={(name) => set((one) => ({ ...one, name }), "name")}
        className="text-sm [&_label]:text-xs [&_label]:font-normal [&_label]:text-muted"
      />
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Switch
            isSelected={layer.isVisible}
            isDisabled={isReadOnly}
            onChange={(isVisible) => set((one) => ({ ...one, isVisible }))}
          >
            {visible}
          </Switch>
          {layer.bindings["isVisible"] && <BoundValue title={texts.visibleBound} layer={layer} property="isVisible" />}
        </div>
        <BindingField layer={layer} property="isVisible" title={visible} />
      </div>
    </Section>
  );
}
