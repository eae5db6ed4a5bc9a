import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useSetAtom } from "jotai";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { setColorScheme, useColorScheme } from "../../../../shared/color-scheme";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { DIALOG_AREA } from "../../../shared/ui/dialog";
import { isCustomerDataShownAtom, isProductDataShownAtom } from "../../../shared/visibility";
import type { PaletteEntry } from "./entries";
import { PaletteList } from "./palette-list";
import { PALETTE_TEXTS } from "./palette.texts";
import { PALETTE_INPUT } from "./use-palette";
import { useEntries } from "./use-entries";

const PANEL =
  "flex max-h-[min(36rem,calc(100dvh-1.5rem))] flex-col overflow-hidden rounded-panel bg-surface " +
  "shadow-panel outline-none sm:max-h-[70vh]";

const FIELD =
  "h-14 w-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted " +
  "[&::-webkit-search-cancel-button]:hidden";

/** Finds every screen, record and command by typing. */
export function Palette({ start, onClose }: { start: string; onClose: () => void }) {
  const [typed, setTyped] = useState(start);
  const [active, setActive] = useState(0);
  const { entries, isSearching, retry } = useEntries(typed);
  const choose = useChoice(onClose);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // An open panel keeps the focus from `autoFocus`, until this dialog is the innermost one.
  useEffect(() => field.current?.focus(), []);
  const shown = Math.min(active, Math.max(0, entries.length - 1));
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setActive(step({ from: shown, count: entries.length }));
    }
    const entry = entries[shown];
    if (event.key === "Enter" && entry && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entry);
    }
  };
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={`${DIALOG_AREA} flex items-start justify-center bg-black/45 p-3 animate-fade sm:pt-[12vh]`}
    >
      <Modal className="w-full max-w-2xl">
        <Dialog aria-label={PALETTE_TEXTS.title} className={PANEL}>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search size={20} className="shrink-0 text-muted" aria-hidden />
            <input
              ref={field}
              id={PALETTE_INPUT}
              type="search"
              role="combobox"
              aria-label={PALETTE_TEXTS.label}
              aria-expanded
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={entries[shown] && `${listId}-${shown}`}
              placeholder={PALETTE_TEXTS.placeholder}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
              }}
              onKeyDown={press}
              className={FIELD}
            />
            <Button size="sm" variant="ghost" onPress={onClose}>
              {COMMON_TEXTS.close}
            </Button>
          </div>
          <PaletteList id={listId} entries={entries} active={shown} onActive={setActive} onChoose={choose} />
          <div role="status" className="shrink-0 px-4 text-sm text-muted">
            {isSearching ? (
              <p className="py-2.5">{PALETTE_TEXTS.searching}</p>
            ) : entries.length === 0 ? (
              <p className="py-2.5">{PALETTE_TEXTS.nothing}</p>
            ) : null}
            {retry && (
              <p className="flex flex-wrap items-center justify-between gap-2 py-2 text-danger">
                {PALETTE_TEXTS.failed}
                <Button
                  size="sm"
                  onPress={() => {
                    // The button is about to go.
                    field.current?.focus();
                    retry();
                  }}
                >
                  {COMMON_TEXTS.retry}
                </Button>
              </p>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type Step = (at: { from: number; count: number }) => number;
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: ({ from, count }) => (count === 0 ? 0 : (from + 1) % count),
  ArrowUp: ({ from, count }) => (count === 0 ? 0 : (from + count - 1) % count),
  PageDown: ({ from, count }) => Math.max(0, Math.min(from + 8, count - 1)),
  PageUp: ({ from }) => Math.max(from - 8, 0),
};

/** Does what an entry stands for, and closes the palette before. */
function useChoice(onClose: () => void): (entry: PaletteEntry) => void {
  const navigate = useNavigate();
  const scheme = useColorScheme();
  const setIsProductDataShown = useSetAtom(isProductDataShownAtom);
  const setIsCustomerDataShown = useSetAtom(isCustomerDataShownAtom);
  return ({ target }) => {
    onClose();
    if ("href" in target) afterFocus(() => window.location.assign(target.href));
    else if ("to" in target)
      afterFocus(() => void navigate({ to: target.to, search: target.search ?? {}, hash: target.hash ?? "" }));
    else if (target.setting === "theme") setColorScheme(scheme === "dark" ? "light" : "dark");
    else if (target.setting === "productData") setIsProductDataShown((isShown) => !isShown);
    else setIsCustomerDataShown((isShown) => !isShown);
  };
}

/**
 * The closing palette gives the focus back to where it was in the next frame. A form that then asks whether its changes
 * may be lost returns it to the same field.
 */
function afterFocus(go: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(go));
}
