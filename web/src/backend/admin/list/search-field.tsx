import { Search } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { CONTROL } from "../../shared/ui/input";
import { useSlashKey } from "../../shared/use-slash-key";
import { useTypedText } from "../../shared/use-typed-text";

/** Milliseconds without a letter after which the list is searched. */
const TYPING_PAUSE = 200;

interface SearchFieldProps {
  value: string;
  label: string;
  onChange: (value: string) => void;
  /** Leads from the field to the rows that it finds. */
  onRows: (asked: { field: HTMLInputElement; text: string }) => void;
}

/** The search of a list. `/` leads into it from anywhere, Enter and the arrow down lead from it to the rows. */
export function SearchField({ value, label, onChange, onRows }: SearchFieldProps) {
  const [typed, setTyped] = useTypedText({ value, pause: TYPING_PAUSE, onChange });
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(() => {
    input.current?.focus();
    input.current?.select();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if ((event.key !== "Enter" && event.key !== "ArrowDown") || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const text = typed.trim();
    if (text !== value) onChange(text);
    onRows({ field: event.currentTarget, text });
  };
  return (
    <div className="relative w-full @min-[40rem]:w-auto @min-[40rem]:flex-1 @min-[74rem]:w-64 @min-[74rem]:flex-none">
      <Search size={16} aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={COMMON_TEXTS.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${CONTROL} ps-9!`}
      />
    </div>
  );
}
