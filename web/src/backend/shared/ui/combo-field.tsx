import { Check, ChevronDown, RotateCw } from "lucide-react";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import {
  Button as AriaButton,
  Collection,
  ComboBox,
  ComboBoxStateContext,
  Input as AriaInput,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  Popover,
} from "react-aria-components";
import { COMMON_TEXTS } from "../common.texts";
import { Button } from "./button";
import { CONTROL, FieldMessage, LABEL } from "./input";
import { OPTION, type Option, POPOVER } from "./select";
import { UI_TEXTS } from "./ui.texts";

type Item = Option & { id: string; picture?: ReactNode };

/** The common properties of combo boxes, however they find their options. */
export interface ComboFieldProps {
  label: string;
  isLabelHidden?: boolean;
  labelClass?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Clears the input after each choice: for adding to a list. */
  isAdding?: boolean;
  /** The options for the current input. */
  items: readonly Item[];
  /** The label of the value. */
  chosen: string;
  /** The current input; null if nothing is typed. */
  typed: string | null;
  onTyped: (typed: string | null) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** Shown in the list if there are no options. */
  empty?: string;
  /** Announced to screen readers. */
  status?: string;
  /** Set if the options could not be loaded. */
  failure?: { message: string; onRetry: () => void } | null;
  /** Loads further options when the list is scrolled to its end. */
  more?: { isLoading: boolean; onLoad: () => void } | undefined;
}

const NOTE = "px-3 py-2 text-sm text-muted";

/** A field to choose one of several options by typing. */
export function ComboField({
  label,
  isLabelHidden = false,
  labelClass = LABEL,
  value,
  onChange,
  placeholder = COMMON_TEXTS.search,
  error,
  isRequired = false,
  isDisabled = false,
  isAdding = false,
  items,
  chosen,
  typed,
  onTyped,
  onOpenChange,
  empty = COMMON_TEXTS.noMatches,
  status,
  failure = null,
  more,
}: ComboFieldProps) {
  const [added, setAdded] = useState(0);
  return (
    <ComboBox
      className="flex flex-col gap-1"
      items={items}
      inputValue={typed ?? (isAdding ? "" : chosen)}
      onInputChange={onTyped}
      onOpenChange={onOpenChange}
      selectedKey={isAdding ? null : value}
      onSelectionChange={(key) => {
        onTyped(null);
        if (key !== null) onChange(String(key));
        if (key !== null && isAdding) setAdded(added + 1);
        else if (!isAdding && typed === "") onChange(null);
      }}
      onBlur={() => {
        if (typed === "" && !isAdding && value !== null) onChange(null);
        onTyped(null);
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
          className="absolute inset-y-0 end-0 grid w-9 pointer-coarse:w-11 place-items-center text-muted"
        >
          <ChevronDown size={16} aria-hidden />
        </AriaButton>
      </div>
      {status !== undefined && (
        <p role="status" className="sr-only">
          {status}
        </p>
      )}
      {error && <FieldMessage>{error}</FieldMessage>}
      {failure && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          {failure.message}
          {/* Not a button of the field: it does not open the list, and the label does not name it. */}
          <ComboBoxStateContext value={null}>
            <Button size="sm" onPress={failure.onRetry}>
              <RotateCw size={16} aria-hidden /> {COMMON_TEXTS.retry}
            </Button>
          </ComboBoxStateContext>
        </div>
      )}
      <Popover className={POPOVER}>
        <ListBox<Item>
          className="max-h-72 overflow-auto outline-none"
          renderEmptyState={() => <p className={NOTE}>{empty}</p>}
        >
          <Collection items={items}>
            {(option) => (
              <ListBoxItem textValue={option.label} className={OPTION}>
                {option.picture}
                <span className="min-w-0 flex-1">{option.label}</span>
                {option.value === value && !isAdding && <Check size={16} className="shrink-0" aria-hidden />}
              </ListBoxItem>
            )}
          </Collection>
          {more && (
            <ListBoxLoadMoreItem isLoading={more.isLoading} onLoadMore={more.onLoad} className={NOTE}>
              {COMMON_TEXTS.loading} …
            </ListBoxLoadMoreItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/**
 * The input of a combo box. Its list opens when it is pressed, but not on focus alone, since the list would cover the
 * message below the input. On focus it scrolls completely into view, since an open list closes when the page scrolls.
 */
function OpeningInput({ placeholder, added }: { placeholder: string; added: number }) {
  const state = useContext(ComboBoxStateContext);
  const close = useRef(state?.close);
  useEffect(() => {
    close.current = state?.close;
  });
  // An added entry may have moved the field: without closing, the list would stay at the old place.
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
