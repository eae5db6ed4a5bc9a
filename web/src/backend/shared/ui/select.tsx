import { Check, ChevronDown } from "lucide-react";
import type { CSSProperties } from "react";
import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from "react-aria-components";
import { CONTROL, FieldMessage, LABEL } from "./input";
import { UI_TEXTS } from "./ui.texts";

export interface Option {
  value: string;
  label: string;
  /** Shown below the label. */
  note?: string;
  /** Of the label, such as a typeface. */
  style?: CSSProperties;
}

interface SelectProps {
  label: string;
  isLabelHidden?: boolean;
  labelClass?: string;
  isRequired?: boolean;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Its options are shown from the start, where pressing something else has asked for them. */
  isOpenAtFirst?: boolean;
  className?: string;
}

export const POPOVER =
  "min-w-(--trigger-width) max-w-[calc(100vw-1.5rem)] overflow-auto rounded-control border border-line " +
  "bg-surface py-1 shadow-panel animate-fade";
export const OPTION =
  "flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5 text-sm outline-none " +
  "data-focused:bg-action-soft data-disabled:opacity-50 pointer-coarse:min-h-11";

/** Grows with the chosen value instead of cutting it off. */
const BUTTON =
  "flex h-auto! min-h-10 items-center gap-2 py-1 text-start data-disabled:bg-sunken data-disabled:text-muted " +
  "pointer-coarse:min-h-11";

/** A choice of a few options. For many, `Combo` offers a search. */
export function Select({
  label,
  isLabelHidden = false,
  labelClass = LABEL,
  isRequired = false,
  options,
  value,
  onChange,
  onOpenChange,
  placeholder = UI_TEXTS.choose,
  error,
  hint,
  isDisabled = false,
  autoFocus = false,
  isOpenAtFirst = false,
  className = "",
}: SelectProps) {
  return (
    <AriaSelect
      className={`flex flex-col gap-1 ${className}`}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      {...(onOpenChange ? { onOpenChange } : {})}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      defaultOpen={isOpenAtFirst}
    >
      <Label className={isLabelHidden ? "sr-only" : labelClass}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </Label>
      <AriaButton className={`${CONTROL} ${BUTTON} ${error ? "border-danger" : ""}`}>
        <SelectValue className="min-w-0 flex-1 leading-tight wrap-anywhere data-placeholder:text-muted" />
        <ChevronDown size={16} className="shrink-0 text-muted" aria-hidden />
      </AriaButton>
      {hint && (
        <Text slot="description" className="text-sm text-muted">
          {hint}
        </Text>
      )}
      {error && <FieldMessage>{error}</FieldMessage>}
      <Popover className={POPOVER}>
        <ListBox items={options.map((option) => ({ ...option, id: option.value }))} className="outline-none">
          {(option) => (
            <ListBoxItem textValue={option.label} className={OPTION}>
              {({ isSelected }) => (
                <>
                  <span style={option.style} className="min-w-0 flex-1">
                    {option.label}
                    {option.note !== undefined && (
                      <span className="block text-xs font-normal text-muted wrap-anywhere">{option.note}</span>
                    )}
                  </span>
                  {isSelected && <Check size={16} className="shrink-0" aria-hidden />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
