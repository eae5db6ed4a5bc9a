import { Link } from "@tanstack/react-router";
import { sites } from "@tresen/contract/site/site.resource";
import { ArrowLeft, EllipsisVertical, Redo2, Send, Undo2 } from "lucide-react";
import { FORM_TEXTS } from "../../../admin/form/form.texts";
import { searchBefore } from "../../../admin/list/list-place";
import { Button, IconButton } from "../../../shared/ui/button";
import { Menu, type MenuEntry } from "../../../shared/ui/menu";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { useKeeperState, usePageState, useParts } from "./editor-context";
import { PAGE_EDITOR_TEXTS as texts } from "./editor.texts";
import { fieldsOfPage, isSamePage } from "./model/page-fields";
import { SavingLine } from "./saving/saving-line";

// Where its line is too short, as on a phone with large letters, it wraps.
const BADGE = "rounded-2xl border px-2.5 py-0.5 text-xs font-medium";

/** The name of the page, what of it is published and saved, and what is done with all of it. */
export function EditorHeader({ entries, onPublish }: { entries: readonly MenuEntry[]; onPublish: () => void }) {
  const { page } = useParts();
  const { fields, canUndo, canRedo } = usePageState();
  const { record, stored } = useKeeperState();
  const isSame = isSamePage(fields, fieldsOfPage(record));
  const canPublish = !isSame || stored.draft !== null;
  return (
    <header className="@container flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-2 py-1">
      <Link
        to="/$resource"
        params={{ resource: sites.name }}
        search={searchBefore({ resource: sites.name, id: record.id })}
        activeOptions={{ exact: true }}
        aria-label={FORM_TEXTS.backTo(sites.many)}
        className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
      >
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3 gap-y-0.5 @max-[19rem]:basis-28">
        <h1 className="min-w-0 truncate font-semibold" title={fields.name}>
          {fields.name || texts.untitled}
        </h1>
        <span
          className={`${BADGE} ${record.isPublic ? "border-success text-success" : "border-line-strong text-muted"}`}
        >
          {record.isPublic ? texts.isPublic : texts.isNotPublic}
        </span>
        <span className={`${BADGE} ${isSame ? "border-line text-muted" : "border-warning text-warning"}`}>
          {!isSame ? texts.draft : record.isPublic ? texts.published : texts.unchanged}
        </span>
        <div className="text-sm">
          <SavingLine />
        </div>
      </div>
      {/* On a phone they have a line of their own, in which large letters make them share the room. */}
      <div className="ms-auto flex max-w-full items-center gap-1 *:min-w-0! *:shrink! pointer-coarse:*:min-w-[44px]!">
        <IconButton label={texts.undo} onPress={page.undo} isDisabled={!canUndo}>
          <Undo2 size={18} aria-hidden />
        </IconButton>
        <IconButton label={texts.redo} onPress={page.redo} isDisabled={!canRedo}>
          <Redo2 size={18} aria-hidden />
        </IconButton>
        <Menu label={texts.more} entries={entries}>
          <TriggerIcon label={texts.more}>
            <EllipsisVertical size={20} aria-hidden />
          </TriggerIcon>
        </Menu>
        <Button
          variant="primary"
          size="sm"
          // A disabled button would lose the focus when the page was published.
          aria-disabled={!canPublish}
          title={canPublish ? undefined : texts.nothingToPublish}
          className="aria-disabled:cursor-default aria-disabled:opacity-50"
          onPress={() => canPublish && onPublish()}
        >
          <Send size={16} aria-hidden /> <span className="max-sm:sr-only">{texts.publish}</span>
        </Button>
      </div>
    </header>
  );
}
