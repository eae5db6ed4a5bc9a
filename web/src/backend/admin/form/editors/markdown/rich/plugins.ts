import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { schema } from "./schema";

const { nodes, marks } = schema;

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A cell has one paragraph, so Enter begins a new line in it. */
const breakInCell: Command = (state, dispatch) => isInTable(state) && insertBreak(state, dispatch);

/** The first row of a table of Markdown is its head, and no other one. */
const tableHeads = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((table, position) => {
      if (table.type !== nodes.table) return table.isBlock;
      table.forEach((row, rowOffset, index) => {
        const wanted = index === 0 ? nodes.table_header : nodes.table_cell;
        row.forEach((cell, cellOffset) => {
          if (cell.type !== wanted) tr.setNodeMarkup(position + rowOffset + cellOffset + 2, wanted, cell.attrs);
        });
      });
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});

/** An address that is typed becomes a link, as the shop would make it one. */
const typedAddress = new InputRule(/(?:^|\s)(https?:\/\/[^\s<>]+[^\s<>.,;:!?)])\s$/, (state, match, start, end) => {
  const [all, href = ""] = match;
  const from = start + all.indexOf(href);
  return state.tr.addMark(from, from + href.length, marks.link.create({ href })).insertText(" ", end);
});

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      ([, number]) => ({ start: Number(number) }),
      ([, number], list: Node) => list.childCount + Number(list.attrs.start) === Number(number),
    ),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    typedAddress,
  ],
});

/** What the editor can do besides showing a text: history, keys, and signs of Markdown that are typed. */
export function pluginsOf(): Plugin[] {
  return [
    history(),
    rules,
    keymap({
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Mod-b": toggleMark(marks.strong),
      "Mod-i": toggleMark(marks.em),
      "Mod-e": toggleMark(marks.code),
      "Shift-Enter": chainCommands(exitCode, insertBreak),
      Enter: chainCommands(splitListItem(nodes.list_item), breakInCell),
      // Where nothing can be moved in or out, the key leads to the next control as everywhere.
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
    tableHeads,
    tableEditing(),
  ];
}
