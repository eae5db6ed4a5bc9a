import { useId } from "react";
import { CONTROL } from "../../../../../shared/ui/input";
import { MARKDOWN_TEXTS as texts } from "../markdown.texts";

/** Where the picture that is selected in the text gets its description. */
export function AltBar({
  alt,
  onChange,
  onClose,
}: {
  alt: string;
  onChange: (alt: string) => void;
  /** Back to the text, where the picture stays selected. */
  onClose: () => void;
}) {
  const [id, hint] = [useId(), useId()];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line p-2">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.alt}
      </label>
      <input
        id={id}
        aria-describedby={hint}
        autoComplete="off"
        value={alt}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" && event.key !== "Enter") return;
          // Enter would save the whole form, and Escape close it.
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }}
        className={`${CONTROL} flex-1 basis-48`}
      />
      <p id={hint} className={`w-full text-xs ${alt.trim() === "" ? "text-warning" : "text-muted"}`}>
        {alt.trim() === "" ? texts.altMissing : texts.altHint}
      </p>
    </div>
  );
}
