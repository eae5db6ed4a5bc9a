import { FileText, Settings2 } from "lucide-react";
import { useId } from "react";
import { useReorder } from "../../../../admin/form/editors/list/use-reorder";
import { isWithin, normalizePath } from "../../../../admin/model/path";
import { useKeeperState, usePageState, useParts } from "../editor-context";
import { OUTLINE_TEXTS as texts } from "../editor.texts";
import { sectionsOf } from "../model/page-fields";
import { AddSection } from "./add-section";
import { OutlineRow } from "./outline-row";
import { PLAIN_ROW, rowLook } from "./row-look";
import { useOutlineKeys } from "./use-outline-keys";
import { useSectionCommands } from "./use-section-commands";

/** The parts of the page: the page itself, and its sections, or the text of a simple page. */
export function Outline() {
  const { page } = useParts();
  const { fields, chosen } = usePageState();
  const { faults } = useKeeperState();
  const commands = useSectionCommands();
  const sections = sectionsOf(fields);
  const helpId = useId();
  const { list, announcement, move, drag } = useReorder({
    count: sections.length,
    onMove: (from, to) => commands.move(from, to),
  });
  const onKeyDown = useOutlineKeys({ commands, move });
  const isFaulty = (path: string): boolean => faults.some(({ field }) => isWithin(normalizePath(field ?? ""), path));
  const isSimple = fields.type === "simple";
  return (
    <nav aria-label={texts.title} data-outline className="flex min-w-0 flex-col gap-2 p-2" onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-current={chosen === "page"}
        onClick={() => page.choose("page")}
        className={`${PLAIN_ROW} ${rowLook(chosen === "page")}`}
      >
        <Settings2 size={18} aria-hidden className="shrink-0" /> {texts.page}
      </button>
      {isSimple ? (
        <button
          type="button"
          aria-current={chosen === "text"}
          onClick={() => page.choose("text")}
          className={`${PLAIN_ROW} ${rowLook(chosen === "text")}`}
        >
          <FileText size={18} aria-hidden className="shrink-0" /> {texts.text}
        </button>
      ) : (
        <>
          {sections.length === 0 && <p className="px-2 text-sm text-muted">{texts.none}</p>}
          <ol ref={list} aria-describedby={helpId} className="flex flex-col gap-0.5">
            {sections.map((section, place) => (
              <OutlineRow
                key={place}
                section={section}
                place={place}
                count={sections.length}
                isChosen={chosen === place}
                isFaulty={isFaulty(`content.sections.${place}`)}
                commands={commands}
                reorder={{ move, drag }}
              />
            ))}
          </ol>
          {announcement}
          <AddSection commands={commands} />
          <p id={helpId} className="px-1 text-xs text-muted pointer-coarse:hidden">
            {texts.help}
          </p>
        </>
      )}
    </nav>
  );
}
