import { Search } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { PaletteKey } from "./palette/palette-button";
import { SHELL_TEXTS } from "./shell.texts";

const FIELD =
  "h-9 w-full min-w-0 rounded-control border border-line-strong bg-surface ps-9 pe-16 text-sm placeholder:text-muted " +
  "[&::-webkit-search-cancel-button]:hidden pointer-coarse:h-11";

interface NavigationFilterProps {
  field: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  /** Goes to the first entry that is shown. */
  onEnter: () => void;
  /** Moves the focus to that entry. */
  onDown: () => void;
  /** Everything is searched for what is typed, instead of the areas. */
  onSearch: () => void;
}

/** Filters the entries of the navigation while one types. Beside it is the button for the search of everything. */
export function NavigationFilter({ field, typed, onType, onEnter, onDown, onSearch }: NavigationFilterProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      onDown();
    }
    if (event.key === "Enter" && typed !== "" && !event.nativeEvent.isComposing) onEnter();
    if (event.key !== "Escape" || typed === "") return;
    // The drawer of a phone would close.
    event.stopPropagation();
    onType("");
  };
  return (
    <div role="search" aria-label={SHELL_TEXTS.filter.title} className="relative mx-2 mb-1">
      <Search size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label={SHELL_TEXTS.filter.title}
        placeholder={SHELL_TEXTS.filter.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        className={FIELD}
      />
      <PaletteKey typed={typed} onOpen={onSearch} />
    </div>
  );
}
