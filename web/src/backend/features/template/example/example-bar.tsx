import { hasRecords } from "@tresen/contract/template/data/field-kinds";
import { ChevronLeft, ChevronRight, Ellipsis, LayoutGrid, RotateCw } from "lucide-react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button, IconButton } from "../../../shared/ui/button";
import { Menu } from "../../../shared/ui/menu";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { useEditing } from "../editor-context";
import { RecordPicker } from "../records/record-picker";
import { manyOf, oneOf } from "../records/record.texts";
import type { SourceRecord } from "../records/record-queries";
import { EXAMPLE_TEXTS as texts } from "./example.texts";
import type { Example } from "./use-example";

/** On a phone with large letters it is one line high and scrolls, so that the page has the room. */
const BAR =
  "flex shrink-0 flex-wrap items-center border-b border-line bg-surface py-1 @max-[19rem]:max-h-13 " +
  "@max-[19rem]:overflow-y-auto";

/** Chooses the record with whose values the template is shown, and leads to the pictures of all. */
export function ExampleBar({ example, onSeeAll }: { example: Example; onSeeAll: () => void }) {
  const { editor } = useEditing();
  const { source, record, title, isWithout, isHidden, isEmpty, isLoading, error, show } = example;
  if (!hasRecords(source)) return null;
  const many = manyOf(source);
  if (isWithout)
    return (
      <section aria-label={texts.name} className={`${BAR} gap-2 px-3 text-sm`}>
        <p role="status" className="min-w-40 flex-1 text-muted">
          {isHidden ? texts.hidden : isEmpty ? texts.noneEmpty(many) : texts.none(many)}
        </p>
        {!isHidden && (
          <Button size="sm" onPress={() => (isEmpty ? example.showAny() : show(null))}>
            {isEmpty ? texts.showExample : texts.empty}
          </Button>
        )}
      </section>
    );
  const tell = (found: SourceRecord | null, otherwise?: string): void => {
    if (found) editor.say(texts.shown(found.label));
    else if (otherwise) editor.say(otherwise);
  };
  const icon = { size: 18, "aria-hidden": true } as const;
  return (
    <section aria-label={texts.name} aria-busy={isLoading} className={`${BAR} gap-1 px-2`}>
      <span aria-hidden className="ps-1 pe-1 text-sm text-muted max-sm:hidden">
        {texts.of(oneOf(source))}
      </span>
      <div className="min-w-32 max-w-80 flex-1">
        <RecordPicker
          source={source}
          value={record}
          chosen={title}
          placeholder={isEmpty ? texts.empty : texts.choose}
          onChange={(id) => id !== null && show(id)}
        />
      </div>
      <div className="flex">
        <IconButton label={texts.previous} onPress={() => void example.step(-1).then((one) => tell(one, texts.first))}>
          <ChevronLeft {...icon} />
        </IconButton>
        <IconButton label={texts.next} onPress={() => void example.step(1).then((one) => tell(one, texts.last))}>
          <ChevronRight {...icon} />
        </IconButton>
        <Menu
          label={texts.special}
          entries={[
            {
              id: "shortest",
              label: texts.shortest,
              onAction: () => void example.showNamed("shortest").then((one) => tell(one)),
            },
            {
              id: "longest",
              label: texts.longest,
              onAction: () => void example.showNamed("longest").then((one) => tell(one)),
            },
            {
              id: "empty",
              label: texts.empty,
              onAction: () => {
                show(null);
                editor.say(texts.shown(texts.empty));
              },
            },
          ]}
        >
          <TriggerIcon label={texts.special}>
            <Ellipsis {...icon} />
          </TriggerIcon>
        </Menu>
      </div>
      <Button size="sm" variant="ghost" onPress={onSeeAll}>
        <LayoutGrid size={16} aria-hidden /> <span className="max-sm:sr-only">{texts.seeAll}</span>
      </Button>
      {error !== null && error !== undefined && (
        <p role="alert" className="flex basis-full flex-wrap items-center gap-2 px-1 text-sm text-danger">
          {texts.failed}
          <Button size="sm" onPress={example.retry}>
            <RotateCw size={16} aria-hidden /> {COMMON_TEXTS.retry}
          </Button>
        </p>
      )}
    </section>
  );
}
