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
import { type KeyboardEvent, Suspense, lazy, useId, useRef, useState } from "react";
import { Toolbar } from "react-aria-components";
import { IconButton } from "../../../../shared/ui/button";
import { Switch } from "../../../../shared/ui/switch";
import type { EditorProps } from "../../editor";
import { useForm } from "../../form-context";
import { EDITOR_TEXTS } from "../editor.texts";
import { Frame } from "../frame";
import { type Edit, type Format, enterEdit, formatEdit } from "./markdown-edit";
import { MARKDOWN_TEXTS } from "./markdown.texts";

const MarkdownPreview = lazy(async () => ({ default: (await import("./markdown-preview")).MarkdownPreview }));

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
const KEYS: Readonly<Record<string, Format>> = { b: "bold", i: "italic" };

const BOX = "rounded-control border border-line-strong bg-surface has-aria-invalid:border-danger";
const AREA =
  "block w-full rounded-b-control bg-transparent p-3 font-mono text-sm field-sizing-content min-h-48 max-h-[60dvh]";

/**
 * The editor of formatted text. Its text is Markdown as it is stored, so nothing is lost or written otherwise than it
 * was typed; the toolbar formats what is selected, and the preview shows it as the shop does.
 */
export function MarkdownEditor({ field, path, value, onChange }: EditorProps<"markdown">) {
  const { isReadOnly } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  const previewId = useId();
  const text = typeof value === "string" ? value : "";
  const change = (next: string): void => onChange(next === "" && field.isClearable ? field.empty : next);
  const isShown = isPreview || isReadOnly;
  return (
    <Frame field={field} path={path} hint={field.hint ?? (isShown ? undefined : EDITOR_TEXTS.markdown)}>
      {(props) => (
        <div className={BOX}>
          {!isReadOnly && (
            <div className="flex flex-wrap items-center gap-x-2 border-b border-line px-1">
              <Toolbar aria-label={MARKDOWN_TEXTS.toolbar(field.title)} className="flex flex-1 flex-wrap">
                {FORMATS.map((format) => {
                  const Icon = ICONS[format];
                  return (
                    <IconButton
                      key={format}
                      label={MARKDOWN_TEXTS.formats[format]}
                      isDisabled={isPreview}
                      onPress={() => area.current && apply({ area: area.current, format })}
                    >
                      <Icon size={18} aria-hidden />
                    </IconButton>
                  );
                })}
                <IconButton
                  label={MARKDOWN_TEXTS.undo}
                  isDisabled={isPreview}
                  onPress={() => step({ area: area.current, command: "undo" })}
                >
                  <Undo2 size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={MARKDOWN_TEXTS.redo}
                  isDisabled={isPreview}
                  onPress={() => step({ area: area.current, command: "redo" })}
                >
                  <Redo2 size={18} aria-hidden />
                </IconButton>
              </Toolbar>
              <Switch isSelected={isPreview} onChange={setIsPreview}>
                {MARKDOWN_TEXTS.preview}
              </Switch>
            </div>
          )}
          {isShown && (
            <div
              id={previewId}
              role="group"
              aria-label={MARKDOWN_TEXTS.previewOf(field.title)}
              className="min-h-24 p-3"
            >
              {text === "" ? (
                <p className="text-sm text-muted">{MARKDOWN_TEXTS.empty}</p>
              ) : (
                <Suspense fallback={<p className="text-sm text-muted">{MARKDOWN_TEXTS.loading}</p>}>
                  <MarkdownPreview text={text} />
                </Suspense>
              )}
            </div>
          )}
          {/* Kept while the preview is shown, so that its undo reaches back before it. */}
          <textarea
            {...props}
            ref={area}
            rows={12}
            value={text}
            hidden={isShown}
            readOnly={isReadOnly}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKey}
            className={isShown ? "" : AREA}
          />
        </div>
      )}
    </Frame>
  );
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: area, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const format = KEYS[key.toLowerCase()];
  if (format && (ctrlKey || metaKey) && !shiftKey && !altKey) {
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
