import { useId, useMemo, useRef, useState } from "react";
import { Input } from "../../../shared/ui/input";
import { useSlashKey } from "../../../shared/use-slash-key";
import type { Field } from "../../model/field";
import { foundSettings } from "./found-settings";
import { SETTINGS_TEXTS } from "./settings.texts";

/** Finds fields of a long form by their titles and explanations, and leads to them. The key `/` leads to the search. */
export function SettingsSearch({ fields, onGoTo }: { fields: readonly Field[]; onGoTo: (path: string) => void }) {
  const [typed, setTyped] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const found = useMemo(() => foundSettings({ fields, typed }), [fields, typed]);
  useSlashKey(() => frame.current?.querySelector("input")?.focus());
  const choose = (path: string): void => {
    setTyped("");
    onGoTo(path);
  };
  return (
    <div ref={frame} role="search" className="flex max-w-xl flex-col gap-2">
      <Input
        type="search"
        label={SETTINGS_TEXTS.search}
        value={typed}
        onChange={setTyped}
        aria-controls={listId}
        onKeyDown={(event) => {
          if (event.key === "Escape") setTyped("");
          if (event.key === "ArrowDown") frame.current?.querySelector("button")?.focus();
          if (event.key !== "Enter") return;
          // The key would save the settings.
          event.preventDefault();
          const [first] = found;
          if (first) choose(first.key);
        }}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {typed.trim() === "" ? "" : SETTINGS_TEXTS.found(found.length)}
      </p>
      <ul
        id={listId}
        aria-label={SETTINGS_TEXTS.results}
        className="flex max-h-96 flex-col overflow-y-auto rounded-panel border border-line empty:hidden"
      >
        {found.map(({ key, title, section, hint }) => (
          <li key={key} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => choose(key)}
              className="flex min-h-11 w-full flex-col justify-center px-3 py-2 text-start hover:bg-sunken"
            >
              <span className="text-sm font-medium">
                {title} <span className="font-normal text-muted">– {section}</span>
              </span>
              {hint && <span className="text-sm text-muted">{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
