import { NavigationLinks, type NavigationView } from "../navigation-links";
import { HIDDEN_NARROW } from "../sidebar-width";
import { PALETTE_TEXTS } from "./palette.texts";
import { useRecent } from "./use-recent";

/** As many as fit below the areas without hiding them; the palette has them all. */
const SHOWN = 5;

export function RecentLinks({ view }: { view: NavigationView }) {
  const recent = useRecent(SHOWN).flatMap(({ label, Icon, target }) =>
    "to" in target ? [{ to: target.to, label, Icon, isShortcut: true }] : [],
  );
  if (recent.length === 0) return null;
  return (
    // Where only icons are shown, nothing would tell these records from their areas.
    <div className={HIDDEN_NARROW}>
      <NavigationLinks section={{ key: "recent", title: PALETTE_TEXTS.recent, entries: recent }} view={view} />
    </div>
  );
}
