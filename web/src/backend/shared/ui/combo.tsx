import { Check, ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { Button as AriaButton, ComboBox, Input as AriaInput, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { CONTROL, FieldMessage, LABEL } from "./input";
import { OPTION, type Option, POPOVER } from "./select";

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

/** Nobody reads more than this, and twenty thousand options would stall the page. */
const SHOWN = 80;

/** One of many, found by typing. */
export function Combo({ label, isLabelHidden = false, labelClass = LABEL, options, value, onChange, placeholder = "Suchen …", error, isRequired = false, isDisabled = false, isAdding = false }: ComboProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (isAdding ? "" : chosen);
  const matches = useMemo(() => {
    const words = (typed ?? "").toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
    const found = options.filter((option) => words.every((word) => option.label.toLocaleLowerCase("de").includes(word)));
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
        else if (!isAdding && typed === "") onChange(null);
      }}
      onBlur={() => {
        if (typed === "" && !isAdding && value !== null) onChange(null);
        setTyped(null);
      }}
      allowsEmptyCollection
      menuTrigger="focus"
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
        <AriaInput placeholder={placeholder} className={`${CONTROL} pe-9`} />
        <AriaButton aria-label={`${label}: Auswahl zeigen`} className="absolute inset-y-0 end-0 grid w-9 place-items-center text-muted">
          <ChevronDown size={16} aria-hidden />
        </AriaButton>
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
      <Popover className={POPOVER}>
        <ListBox<Option & { id: string }> className="max-h-72 overflow-auto outline-none" renderEmptyState={() => <p className="px-3 py-2 text-sm text-muted">Keine Treffer</p>}>
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
