import { useTypedText } from "../../shared/use-typed-text";
import { CONTROL } from "../../shared/ui/input";
import { BOARD_TEXTS as texts } from "./project.texts";

const PAUSE = 300;

/** Searches the titles of tasks, a moment after the last key. */
export function TaskSearch({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useTypedText({ value, pause: PAUSE, onChange });
  return (
    <input
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className={`${CONTROL} sm:max-w-xs`}
    />
  );
}
