import type { Node } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { imageUrl } from "../../../../../../shared/images";
import { deferredPanel } from "../../../../../shared/ui/deferred";
import type { Picture } from "../../../../media/picture";
import { referenceTo } from "../../image/upload-image";
import { useStable } from "../../../use-stable";
import { PROSE } from "../markdown-preview";
import { readFaithfully, writeFaithfully } from "./faithful";
import { AltBar } from "./alt-bar";
import { describeImage, describedImage, insertImage, linkAt, setLink } from "./formats";
import { isLinkKey } from "../link-key";
import { LinkBar } from "./link-bar";
import { cleanHtml, pastedText } from "./pasted";
import { pluginsOf } from "./plugins";
import type { Read } from "./read-markdown";
import "./rich-editor.css";
import { RichToolbar } from "./rich-toolbar";
import { schema } from "./schema";
import { writeMarkdown } from "./write-markdown";

/** The library is loaded when it is opened. */
const LibraryDialog = deferredPanel(
  async () => (await import("../../../../media/picker/library-dialog")).LibraryDialog,
);

const AREA = `rich-text ${PROSE} min-h-32 max-h-[60dvh] max-w-none! overflow-y-auto rounded-b-control p-3`;

interface RichEditorProps {
  title: string;
  /** Of the control, for its label, its hint and its fault. */
  attributes: Readonly<Record<string, string>>;
  text: string;
  onChange: (text: string) => void;
  /** Called if the text holds something that the editor cannot keep. */
  onLeft: () => void;
}

/** The editor of a text without visible marks. The text is Markdown, of which only changed blocks are written anew. */
export function RichEditor({ text, onChange, onLeft, ...props }: RichEditorProps) {
  const [own, setOwn] = useState(() => ({ text, read: readFaithfully(text), generation: 0 }));
  // The text was changed by something else.
  if (text !== own.text) setOwn({ text, read: readFaithfully(text), generation: own.generation + 1 });
  const isLeft = own.read === null;
  useEffect(() => {
    if (isLeft) onLeft();
  }, [isLeft, onLeft]);
  if (!own.read) return null;
  return (
    <Area
      key={own.generation}
      {...props}
      read={own.read}
      onChange={(written) => {
        setOwn({ ...own, text: written });
        onChange(written);
      }}
    />
  );
}

function Area({
  title,
  attributes,
  read,
  onChange,
}: Pick<RichEditorProps, "title" | "attributes" | "onChange"> & { read: Read }) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [link, setLinkShown] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const openLink = useStable(() => setLinkShown(view ? linkAt(view.state) : ""));
  const change = useStable((doc: Node) => onChange(writeFaithfully({ doc, read })));
  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView(host.current, {
      state: EditorState.create({ doc: read.doc, plugins: pluginsOf() }),
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) change(next.doc);
      },
      handleKeyDown: (editor, event) => {
        if (!isLinkKey(event)) return false;
        takeSelection(editor);
        openLink();
        return true;
      },
      transformPastedHTML: cleanHtml,
      clipboardTextParser: (pasted, _context, isPlain) => pastedText({ text: pasted, isPlain }),
      clipboardTextSerializer: ({ content }) =>
        content.firstChild?.isBlock
          ? writeMarkdown(schema.topNodeType.create(null, content))
          : content.textBetween(0, content.size, "\n", "\n"),
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [read, change, openLink]);
  useEffect(() => {
    view?.setProps({ attributes: { role: "textbox", "aria-multiline": "true", class: AREA, ...attributes } });
  }, [view, attributes]);
  const alt = state && describedImage(state);
  return (
    <>
      {view && state && (
        <RichToolbar title={title} view={view} state={state} onLink={openLink} onImage={() => setIsChoosing(true)} />
      )}
      {view && isChoosing && (
        <LibraryDialog
          isSingle
          onChoose={(pictures) => {
            for (const image of pictures) insertImage(pictureOf(image))(view.state, view.dispatch);
          }}
          onClose={() => {
            setIsChoosing(false);
            view.focus();
          }}
        />
      )}
      {view && link !== null && (
        <LinkBar
          href={link}
          onSet={(href, name) => {
            setLinkShown(null);
            setLink(href, name)(view.state, view.dispatch);
            view.focus();
          }}
          onClose={() => {
            setLinkShown(null);
            view.focus();
          }}
        />
      )}
      {view && alt !== null && (
        <AltBar
          alt={alt}
          onChange={(described) => describeImage(described)(view.state, view.dispatch)}
          onClose={() => view.focus()}
        />
      )}
      <div ref={host} />
    </>
  );
}

/**
 * Takes over what is selected on the page. The browser tells the editor a moment later, which may be too late when the
 * focus leaves the text at once.
 */
function takeSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, tr } = view.state;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)];
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

/** A picture of the library in a text: as wide as any column of text, and with its own description. */
function pictureOf(picture: Picture): { src: string; alt: string } {
  const image = referenceTo(picture);
  return { src: imageUrl({ image, ...(image.extension === "svg" ? {} : { size: "medium" }) }), alt: image.alt };
}
