import { Info } from "lucide-react";
import { useMemo, useState } from "react";
import { deferred } from "../../../../shared/ui/deferred";
import type { EditorProps } from "../../editor";
import { useForm } from "../../form-context";
import { useStable } from "../../use-stable";
import { EDITOR_TEXTS } from "../editor.texts";
import { Frame, type FrameControl } from "../frame";
import { MarkdownText } from "./markdown-text";
import { MARKDOWN_TEXTS } from "./markdown.texts";
import { PlainEditor } from "./plain-editor";

/** The editor without visible marks weighs as much as the rest of the form, so only forms with such a text load it. */
const RichEditor = deferred(async () => (await import("./rich/rich-editor")).RichEditor);

const BOX = "relative rounded-control border border-line-strong bg-surface has-aria-invalid:border-danger";
const MODES = ["rich", "text"] as const;
const MODE =
  "flex min-h-9 cursor-pointer items-center rounded-control px-3 text-sm has-checked:bg-surface " +
  "has-checked:font-medium has-checked:shadow-sm has-focus-visible:outline-2 pointer-coarse:min-h-11";

/**
 * The editor of formatted text. It is stored as Markdown, which is edited either as the shop shows it or as it stands
 * there. A text that could not be kept exactly is edited only as it stands there.
 */
export function MarkdownEditor({ field, path, value, onChange }: EditorProps<"markdown">) {
  const { isReadOnly } = useForm();
  const [mode, setMode] = useState<(typeof MODES)[number]>("rich");
  const [isLeft, setIsLeft] = useState(false);
  const text = typeof value === "string" ? value : "";
  const change = (next: string): void => onChange(next === "" && field.isClearable ? field.empty : next);
  const leave = useStable(() => {
    setMode("text");
    setIsLeft(true);
  });
  return (
    <Frame
      field={field}
      path={path}
      hint={field.hint ?? (mode === "rich" || isReadOnly ? undefined : EDITOR_TEXTS.markdown)}
    >
      {(props) =>
        isReadOnly ? (
          <div className={BOX}>
            <MarkdownText title={field.title} text={text} />
          </div>
        ) : (
          <div className="flex flex-col gap-1.5">
            <ModeSwitch
              title={field.title}
              mode={mode}
              onChange={(next) => {
                setMode(next);
                setIsLeft(false);
              }}
            />
            {isLeft && (
              <p role="status" className="flex items-start gap-1.5 text-sm text-info">
                <Info size={16} aria-hidden className="mt-0.5 shrink-0" /> {MARKDOWN_TEXTS.left}
              </p>
            )}
            <div className={BOX}>
              {mode === "text" ? (
                <PlainEditor title={field.title} attributes={props} text={text} onChange={change} />
              ) : (
                <Rich title={field.title} props={props} text={text} onChange={change} onLeft={leave} />
              )}
            </div>
          </div>
        )
      }
    </Frame>
  );
}

/** The editor with its attributes as the document has them. Until it is loaded, its place is kept. */
function Rich({
  props,
  ...editor
}: {
  title: string;
  props: FrameControl;
  text: string;
  onChange: (text: string) => void;
  onLeft: () => void;
}) {
  const { id, "aria-invalid": isInvalid, "aria-describedby": description, "aria-required": isRequired } = props;
  const attributes = useMemo(
    () => ({
      id,
      "aria-labelledby": `${id}-label`,
      "aria-required": String(isRequired),
      ...(isInvalid ? { "aria-invalid": "true" } : {}),
      ...(description ? { "aria-describedby": description } : {}),
    }),
    [id, isInvalid, description, isRequired],
  );
  return (
    <div className="min-h-44">
      <RichEditor {...editor} attributes={attributes} />
    </div>
  );
}

/** How the text is edited: as the shop shows it, or as it is stored. */
function ModeSwitch({
  title,
  mode,
  onChange,
}: {
  title: string;
  mode: (typeof MODES)[number];
  onChange: (mode: (typeof MODES)[number]) => void;
}) {
  return (
    <div
      role="radiogroup"
      aria-label={MARKDOWN_TEXTS.modeOf(title)}
      className="flex gap-1 self-end rounded-control bg-sunken p-0.5"
    >
      {MODES.map((known) => (
        <label key={known} className={MODE}>
          <input
            type="radio"
            name={MARKDOWN_TEXTS.modeOf(title)}
            checked={mode === known}
            onChange={() => onChange(known)}
            className="sr-only"
          />
          {MARKDOWN_TEXTS[known]}
        </label>
      ))}
    </div>
  );
}
