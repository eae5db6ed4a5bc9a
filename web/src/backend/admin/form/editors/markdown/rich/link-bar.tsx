import { Check, Unlink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../../shared/ui/button";
import { CONTROL } from "../../../../../shared/ui/input";
import { MARKDOWN_TEXTS } from "../markdown.texts";
import { SAFE_ADDRESS } from "./pasted";

/** Where the address of a link is typed. Without an address the link is removed. */
export function LinkBar({
  href,
  onSet,
  onClose,
}: {
  href: string;
  onSet: (href: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(href);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
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
      {href !== "" && (
        <Button size="sm" variant="ghost" onPress={() => onSet("")}>
          <Unlink size={16} aria-hidden /> {MARKDOWN_TEXTS.removeLink}
        </Button>
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
