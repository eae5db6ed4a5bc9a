import { Check, Unlink } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ReferencePicker } from "../../../../picker/reference-picker";
import { Button } from "../../../../../shared/ui/button";
import { CONTROL, FieldMessage } from "../../../../../shared/ui/input";
import { NativeSelect } from "../../../../../shared/ui/native-select";
import { MARKDOWN_TEXTS } from "../markdown.texts";
import { LINKED, type Linked, addressOf } from "./link-targets";
import { SAFE_ADDRESS } from "./pasted";

/**
 * Where the address of a link is typed, or a page, a branch or a product is picked. Without an address the link is
 * removed.
 */
export function LinkBar({
  href,
  onSet,
  onClose,
}: {
  href: string;
  /** With the name of what was picked, for a link that has no text yet. */
  onSet: (href: string, name?: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(href);
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const [kind, setKind] = useState<Linked | "address">("address");
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => input.current?.select(), []);
  const pick = async (id: string | null): Promise<void> => {
    if (kind === "address" || id === null) return;
    setFault(null);
    try {
      const found = await addressOf({ client, kind, id });
      if (found === null) setFault(MARKDOWN_TEXTS.notSold);
      else onSet(found.href, found.name);
    } catch {
      setFault(MARKDOWN_TEXTS.notPicked);
    }
  };
  return (
    <div
      role="group"
      aria-label={MARKDOWN_TEXTS.formats.link}
      className="flex flex-wrap items-center gap-2 border-b border-line p-2"
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          onClose();
        } else if (event.key === "Enter" && event.target === input.current) {
          // Enter would save the whole form.
          event.preventDefault();
          onSet(linkAddress(typed));
        }
      }}
    >
      <NativeSelect
        label={MARKDOWN_TEXTS.linkTo}
        options={(["address", ...LINKED] as const).map((value) => ({ value, label: MARKDOWN_TEXTS.linked[value] }))}
        value={kind}
        onChange={(value) => {
          setFault(null);
          setKind(LINKED.find((known) => known === value) ?? "address");
        }}
        className="w-32"
      />
      {kind === "address" ? (
        <>
          <input
            ref={input}
            aria-label={MARKDOWN_TEXTS.address}
            placeholder={MARKDOWN_TEXTS.addressExample}
            inputMode="url"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={`${CONTROL} flex-1 basis-48`}
          />
          <Button size="sm" onPress={() => onSet(linkAddress(typed))}>
            <Check size={16} aria-hidden /> {MARKDOWN_TEXTS.setLink}
          </Button>
        </>
      ) : (
        <div className="min-w-0 flex-1 basis-48">
          <ReferencePicker
            key={kind}
            resource={kind}
            label={MARKDOWN_TEXTS.linked[kind]}
            isLabelHidden
            value={null}
            onChange={(id) => void pick(id)}
          />
        </div>
      )}
      {href !== "" && (
        <Button size="sm" variant="ghost" onPress={() => onSet("")}>
          <Unlink size={16} aria-hidden /> {MARKDOWN_TEXTS.removeLink}
        </Button>
      )}
      {fault !== null && (
        <div role="alert" className="basis-full">
          <FieldMessage>{fault}</FieldMessage>
        </div>
      )}
    </div>
  );
}

/** The address that is meant: `office@example.at`, `www.example.at`, `/speisekarte`. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (address === "" || SAFE_ADDRESS.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return `https://${address.replace(/^[a-z]+:\/*/i, "")}`;
}
