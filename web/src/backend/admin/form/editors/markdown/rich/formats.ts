import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from "prosemirror-tables";
import { schema } from "./schema";

const { nodes, marks } = schema;

/** What a button of the toolbar does. */
export type RichFormat =
  "bold" | "italic" | "strike" | "inlineCode" | "list" | "numbers" | "quote" | "table" | "rule" | "undo" | "redo";

export type TableFormat = "addRow" | "addColumn" | "removeRow" | "removeColumn" | "removeTable";

/** The kinds of a paragraph: plain text, headings by level, code. */
export const PARAGRAPHS = ["text", "1", "2", "3", "4", "code"] as const;
export type ParagraphKind = (typeof PARAGRAPHS)[number];

/** Puts the selection into a list, out of it, or makes a list of one kind one of the other. */
function toggleList(wanted: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const list = $from.node(depth);
      if (list.type !== nodes.bullet_list && list.type !== nodes.ordered_list) continue;
      if (list.type === wanted) return liftListItem(nodes.list_item)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), wanted, { isLoose: list.attrs.isLoose }));
      return true;
    }
    return wrapInList(wanted)(state, dispatch);
  };
}

const toggleQuote: Command = (state, dispatch) =>
  isAround({ state, type: nodes.blockquote }) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [1, 2].map(() => type.create(null, nodes.paragraph.create())),
    );
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
  const tr = state.tr.replaceSelectionWith(table);
  const inside = tr.doc.resolve(Math.max(0, tr.mapping.map(state.selection.from, -1)));
  dispatch?.(tr.setSelection(TextSelection.near(inside)).scrollIntoView());
  return true;
};

const insertRule: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
  return true;
};

export const FORMATS: Record<RichFormat, Command> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  inlineCode: toggleMark(marks.code),
  list: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: toggleQuote,
  table: insertTable,
  rule: insertRule,
  undo,
  redo,
};

export const TABLE_FORMATS: Record<TableFormat, Command> = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
};

const MARKED: Partial<Record<RichFormat, MarkType>> = {
  bold: marks.strong,
  italic: marks.em,
  strike: marks.strike,
  inlineCode: marks.code,
};
const AROUND: Partial<Record<RichFormat, NodeType>> = {
  list: nodes.bullet_list,
  numbers: nodes.ordered_list,
  quote: nodes.blockquote,
};

/** Whether the selection has the format already; undefined for commands that have no state. */
export function isActive({ state, format }: { state: EditorState; format: RichFormat }): boolean | undefined {
  const mark = MARKED[format];
  if (mark) return hasMark({ state, mark });
  const type = AROUND[format];
  return type && isAround({ state, type });
}

function hasMark({ state, mark }: { state: EditorState; mark: MarkType }): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return Boolean(mark.isInSet(state.storedMarks ?? $from.marks()));
  return state.doc.rangeHasMark(from, to, mark);
}

function isAround({ state, type }: { state: EditorState; type: NodeType }): boolean {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1)).some((node) => node.type === type);
}

export function paragraphKind(state: EditorState): ParagraphKind {
  const { parent } = state.selection.$from;
  if (parent.type === nodes.code_block) return "code";
  return PARAGRAPHS.find((kind) => parent.type === nodes.heading && kind === String(parent.attrs.level)) ?? "text";
}

export function setParagraph(kind: ParagraphKind): Command {
  if (kind === "text") return setBlockType(nodes.paragraph);
  return kind === "code" ? setBlockType(nodes.code_block) : setBlockType(nodes.heading, { level: Number(kind) });
}

/** The address of the link at the selection; empty where there is none. */
export function linkAt(state: EditorState): string {
  const { from, to, $from } = state.selection;
  let href = "";
  const found = marks.link.isInSet($from.marks());
  if (found) return String(found.attrs.href);
  state.doc.nodesBetween(from, to, (node) => {
    const mark = marks.link.isInSet(node.marks);
    if (mark) href = String(mark.attrs.href);
  });
  return href;
}

/**
 * Makes the selection a link, or the whole link around the cursor another one; without an address none. Where nothing is
 * selected, the name becomes its text. The cursor is
 * then behind it, so that what is typed next does not replace its text.
 */
export function setLink(href: string, name = href): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    tr.removeMark(from, to, marks.link);
    const end = from === to ? from + name.length : to;
    if (href !== "") {
      if (from === to) tr.insertText(name, from);
      tr.addMark(from, end, marks.link.create({ href }));
    }
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
    return true;
  };
}

/** The selection, or without one the link around the cursor. */
function linkRange({ selection }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  const mark = empty ? marks.link.isInSet($from.marks()) : undefined;
  if (!mark) return { from, to };
  let start = $from.start();
  let range = { from, to };
  $from.parent.forEach((node) => {
    const end = start + node.nodeSize;
    if (mark.isInSet(node.marks) && start <= from && end >= from) range = { from: start, to: end };
    start = end;
  });
  return range;
}

/**
 * Puts a picture at the cursor. It is one of the library, whose description the text takes over. One without a
 * description is selected, so that it gets one.
 */
export function insertImage({ src, alt }: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    const { tr } = state;
    tr.replaceSelectionWith(nodes.image.create({ src, alt }), false);
    const before = tr.selection.$from;
    if (alt.trim() === "" && before.nodeBefore?.type === nodes.image)
      tr.setSelection(NodeSelection.create(tr.doc, before.pos - before.nodeBefore.nodeSize));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The description of the picture that is selected; null if none is. */
export function describedImage({ selection }: EditorState): string | null {
  return selection instanceof NodeSelection && selection.node.type === nodes.image
    ? String(selection.node.attrs["alt"] ?? "")
    : null;
}

/** Gives the picture that is selected another description. It stays selected. */
export function describeImage(alt: string): Command {
  return (state, dispatch) => {
    if (describedImage(state) === null) return false;
    const { tr, selection } = state;
    tr.setNodeAttribute(selection.from, "alt", alt);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
    return true;
  };
}
