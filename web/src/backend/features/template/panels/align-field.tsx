import {
  AlignCenter,
  AlignEndHorizontal,
  AlignLeft,
  AlignRight,
  AlignStartHorizontal,
  AlignCenterHorizontal,
  type LucideIcon,
} from "lucide-react";
import { IconButton } from "../../../shared/ui/button";
import { useEditing } from "../editor-context";
import { SMALL_LABEL } from "./small-label";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

/** How text stands in its box: a button for each way. */
export function AlignField({
  title,
  choices,
  value,
  onChange,
}: {
  title: string;
  choices: readonly { value: string; label: string }[];
  /** Null where several layers have different ones. */
  value: string | null;
  onChange: (value: string) => void;
}) {
  const { isReadOnly } = useEditing();
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1">
      <span aria-hidden className={SMALL_LABEL}>
        {title}
      </span>
      <div className="flex gap-1">
        {choices.map((choice) => {
          const Icon = ICONS[choice.value] ?? AlignLeft;
          const isChosen = choice.value === value;
          return (
            <IconButton
              key={choice.value}
              label={choice.label}
              title={choice.label}
              aria-pressed={isChosen}
              isDisabled={isReadOnly}
              onPress={() => onChange(choice.value)}
              className={isChosen ? "bg-action-soft text-action-text! forced-colors:text-[HighlightText]!" : ""}
            >
              <Icon size={18} aria-hidden />
            </IconButton>
          );
        })}
      </div>
    </div>
  );
}
