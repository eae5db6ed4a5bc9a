import { Check, ChevronDown } from "lucide-react";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import {
  Button as AriaButton,
  ComboBox,
  ComboBoxStateContext,
  Input as AriaInput,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { COMMON_TEXTS } from "../common.texts";
import { CONTROL, FieldMessage, LABEL } from "./input";
import { OPTION, type Option, POPOVER } from "./select";
import { UI_TEXTS } from "./ui.texts";

interface ComboProps {
  label: string;
  isLabelHidden?: boolean;
  labelClass?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Empties the entry after each choice: for adding to a list. */
  isAdding?: boolean;
}

/** The most options that are listed at once: nobody reads more, and thousands of them would stall the page. */
const SHOWN = 80;

/** One of many, found by typing. */
export function Combo({
  label,
  isLabelHidden = false,
  labelClass = LABEL,
  options,
  value,
  onChange,
  placeholder = COMMON_TEXTS.search,
  error,
  isRequired = false,
  isDisabled = false,
  isAdding = false,
}: ComboProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const text = typed ?? (isAdding ? "" : chosen);
  const matches = useMemo(() => {
    const words = (typed ?? "").toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
    const found = options.filter((option) =>
      words.every((word) => option.label.toLocaleLowerCase("de").includes(word)),
    );
    return found.slice(0, SHOWN).map((option) => ({ ...option, id: option.value }));
  }, [options, typed]);
  return (
    <ComboBox
      className="flex flex-col gap-1"
      items={matches}
      inputValue={text}
      onInputChange={setTyped}
      selectedKey={isAdding ? null : value}
      onSelectionChange={(key) => {
        setTyped(null);
        if (key !== null) onChange(String(key));
        if (key !== null && isAdding) setAdded(added + 1);
        else if (!isAdding && typed === "") onChange(null);
      }}
      onBlur={() => {
        if (typed === "" && !isAdding && value !== null) onChange(null);
        setTyped(null);
      }}
      allowsEmptyCollection
      menuTrigger="input"
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      formValue="text"
      allowsCustomValue
    >
      <Label className={isLabelHidden ? "sr-only" : labelClass}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </Label>
      <div className="relative">
        <OpeningInput placeholder={placeholder} added={added} />
        <AriaButton
          aria-label={UI_TEXTS.showOptions(label)}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center text-muted"
        >
          <ChevronDown size={16} aria-hidden />
        </AriaButton>
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
      <Popover className={POPOVER}>
        <ListBox<Option & { id: string }>
          className="max-h-72 overflow-auto outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-sm text-muted">{COMMON_TEXTS.noMatches}</p>}
        >
          {(option) => (
            <ListBoxItem textValue={option.label} className={OPTION}>
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.value === value && !isAdding && <Check size={16} className="shrink-0" aria-hidden />}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/**
 * The entry of a combo box. Its list opens by a press, but not by the focus alone, since the list would cover the
 * message below the entry. With the focus it scrolls fully into sight, since an open list closes when the page scrolls.
 */
function OpeningInput({ placeholder, added }: { placeholder: string; added: number }) {
  const state = useContext(ComboBoxStateContext);
  const close = useRef(state?.close);
  useEffect(() => {
    close.current = state?.close;
  });
  // What was added may have moved the field: the list would hang where the field was.
  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(() => close.current?.());
    return () => clearTimeout(timer);
  }, [added]);
  return (
    <AriaInput
      placeholder={placeholder}
      onClick={() => state?.open(null, "manual")}
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
      className={`${CONTROL} scroll-my-20 pe-9`}
    />
  );
}
