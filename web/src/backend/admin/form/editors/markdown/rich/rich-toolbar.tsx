import {
  Bold,
  Code,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Undo2,
} from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { Toolbar } from "react-aria-components";
import { Button, IconButton } from "../../../../../shared/ui/button";
import { NativeSelect } from "../../../../../shared/ui/native-select";
import { LINK_SHORTCUT } from "../link-key";
import { MARKDOWN_TEXTS } from "../markdown.texts";
import {
  FORMATS,
  PARAGRAPHS,
  type RichFormat,
  TABLE_FORMATS,
  type TableFormat,
  isActive,
  linkAt,
  paragraphKind,
  setParagraph,
} from "./formats";

const OF_WORDS: readonly [RichFormat, LucideIcon][] = [
  ["bold", Bold],
  ["italic", Italic],
  ["strike", Strikethrough],
  ["inlineCode", Code],
];
const OF_BLOCKS: readonly [RichFormat, LucideIcon][] = [
  ["list", List],
  ["numbers", ListOrdered],
  ["quote", Quote],
  ["table", Table],
  ["rule", Minus],
  ["undo", Undo2],
  ["redo", Redo2],
];
const IN_TABLE: readonly TableFormat[] = ["addRow", "addColumn", "removeRow", "removeColumn", "removeTable"];
const PRESSED = "aria-pressed:bg-action-soft aria-pressed:text-action-text";

/** The buttons above a text: each tells whether the selection has its format, and gives the focus back to the text. */
export function RichToolbar({
  title,
  view,
  state,
  onLink,
  onImage,
}: {
  title: string;
  view: EditorView;
  state: EditorState;
  onLink: () => void;
  onImage: () => void;
}) {
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const kind = paragraphKind(state);
  const button = ([format, Icon]: readonly [RichFormat, LucideIcon]) => (
    <IconButton
      key={format}
      label={MARKDOWN_TEXTS.formats[format]}
      aria-pressed={isActive({ state, format })}
      isDisabled={!FORMATS[format](state)}
      onPress={() => run(FORMATS[format])}
      className={PRESSED}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
  return (
    <Toolbar
      aria-label={MARKDOWN_TEXTS.toolbar(title)}
      className="flex flex-wrap items-center border-b border-line p-1"
    >
      <NativeSelect
        label={MARKDOWN_TEXTS.paragraph}
        options={PARAGRAPHS.map((value) => ({ value, label: MARKDOWN_TEXTS.paragraphs[value] }))}
        value={kind}
        onChange={(value) => run(setParagraph(PARAGRAPHS.find((known) => known === value) ?? "text"))}
        className="me-1 w-40"
      />
      {OF_WORDS.map(button)}
      <IconButton
        label={MARKDOWN_TEXTS.formats.link}
        title={MARKDOWN_TEXTS.linkByKey}
        aria-keyshortcuts={LINK_SHORTCUT}
        aria-pressed={linkAt(state) !== ""}
        onPress={onLink}
        className={PRESSED}
      >
        <Link size={18} aria-hidden />
      </IconButton>
      <IconButton label={MARKDOWN_TEXTS.formats.image} isDisabled={kind === "code"} onPress={onImage}>
        <Image size={18} aria-hidden />
      </IconButton>
      {OF_BLOCKS.map(button)}
      {isInTable(state) &&
        IN_TABLE.map((format) => (
          <Button key={format} size="sm" variant="ghost" onPress={() => run(TABLE_FORMATS[format])}>
            {MARKDOWN_TEXTS.inTable[format]}
          </Button>
        ))}
    </Toolbar>
  );
}
