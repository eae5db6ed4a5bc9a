import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, type TextareaHTMLAttributes, useRef, useState } from "react";
import { Toolbar } from "react-aria-components";
import { IconButton } from "../../../../shared/ui/button";
import { Switch } from "../../../../shared/ui/switch";
import { type Edit, type Format, enterEdit, formatEdit } from "./markdown-edit";
import { LINK_SHORTCUT, isLinkKey } from "./link-key";
import { MarkdownText } from "./markdown-text";
import { MARKDOWN_TEXTS } from "./markdown.texts";

const ICONS: Record<Format, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  subheading: Heading3,
  list: List,
  numbers: ListOrdered,
  quote: Quote,
  link: Link,
};
const FORMATS: readonly Format[] = ["bold", "italic", "heading", "subheading", "list", "numbers", "quote", "link"];
const STEPS: readonly ["undo" | "redo", LucideIcon][] = [
  ["undo", Undo2],
  ["redo", Redo2],
];
const KEYS: Readonly<Record<string, Format>> = { b: "bold", i: "italic" };

const AREA =
  "block w-full rounded-b-control bg-transparent p-3 font-mono text-sm field-sizing-content min-h-48 max-h-[60dvh]";

/**
 * The text of Markdown as it is stored. The toolbar formats what is selected, and the preview shows it as the shop
 * does.
 */
export function PlainEditor({
  title,
  attributes,
  text,
  onChange,
}: {
  title: string;
  attributes: TextareaHTMLAttributes<HTMLTextAreaElement>;
  text: string;
  onChange: (text: string) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 border-b border-line px-1">
        <Toolbar aria-label={MARKDOWN_TEXTS.toolbar(title)} className="flex flex-1 flex-wrap">
          {FORMATS.map((format) => {
            const Icon = ICONS[format];
            return (
              <IconButton
                key={format}
                label={MARKDOWN_TEXTS.formats[format]}
                {...(format === "link" && { title: MARKDOWN_TEXTS.linkByKey, "aria-keyshortcuts": LINK_SHORTCUT })}
                isDisabled={isPreview}
                onPress={() => area.current && apply({ area: area.current, format })}
              >
                <Icon size={18} aria-hidden />
              </IconButton>
            );
          })}
          {STEPS.map(([command, Icon]) => (
            <IconButton
              key={command}
              label={MARKDOWN_TEXTS.formats[command]}
              isDisabled={isPreview}
              onPress={() => step({ area: area.current, command })}
            >
              <Icon size={18} aria-hidden />
            </IconButton>
          ))}
        </Toolbar>
        <Switch isSelected={isPreview} onChange={setIsPreview}>
          {MARKDOWN_TEXTS.preview}
        </Switch>
      </div>
      {isPreview && <MarkdownText title={title} text={text} />}
      {/* Kept while the preview is shown, so that its undo reaches back before it. */}
      <textarea
        {...attributes}
        ref={area}
        rows={12}
        value={text}
        hidden={isPreview}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKey}
        className={isPreview ? "" : AREA}
      />
    </>
  );
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: area, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = (ctrlKey || metaKey) && !shiftKey && !altKey;
  const format = isLinkKey(event) ? "link" : isPlain && KEYS[key.toLowerCase()];
  if (format) {
    event.preventDefault();
    apply({ area, format });
  } else if (key === "Enter" && !shiftKey && !ctrlKey && !metaKey && !event.nativeEvent.isComposing) {
    const edit = enterEdit({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
    if (!edit) return;
    event.preventDefault();
    replace({ area, edit });
  }
}

function apply({ area, format }: { area: HTMLTextAreaElement; format: Format }): void {
  const { value: text, selectionStart: from, selectionEnd: to } = area;
  replace({ area, edit: formatEdit({ text, from, to, format }) });
}

/** Types the replacement, so that the browser's undo takes it back like anything typed. */
function replace({ area, edit }: { area: HTMLTextAreaElement; edit: Edit }): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  const isDone = document.execCommand(edit.insert === "" ? "delete" : "insertText", false, edit.insert);
  if (!isDone) {
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(edit.select.from, edit.select.to);
}

function step({ area, command }: { area: HTMLTextAreaElement | null; command: "undo" | "redo" }): void {
  area?.focus();
  document.execCommand(command);
}
