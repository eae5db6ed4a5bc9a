import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ClipboardPaste } from "lucide-react";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { isPlain } from "../model/draft";
import { type Clip, useClipOf } from "./clipboard";
import { CLIPBOARD_TEXTS } from "./clipboard.texts";
import { pastedRecord, recordKind } from "./record-clip";
import { useClipKeys } from "./use-clip-keys";

/** Opens a new form with a record that was copied. Nothing is saved by that. */
export function usePasteRecord(resource: Resource): (clip: Clip) => boolean {
  const navigate = useNavigate();
  return ({ kind, value, label = "" }) => {
    if (kind !== recordKind(resource) || !isPlain(value)) return false;
    void navigate({
      to: "/$resource/$id",
      params: { resource: resource.name, id: "new" },
      state: { draft: pastedRecord({ resource, value }) },
    });
    showToast({ kind: "success", message: CLIPBOARD_TEXTS.pasted(label || resource.one) });
    return true;
  };
}

/** The button and the key to paste a record that was copied. */
export function PasteRecord({ resource, className }: { resource: Resource; className?: string }) {
  const paste = usePasteRecord(resource);
  const clip = useClipOf(recordKind(resource));
  useClipKeys({ onCopy: () => null, onPaste: paste });
  if (!clip) return null;
  return (
    <Button className={className} onPress={() => paste(clip)} title={CLIPBOARD_TEXTS.pasteTitle(clip.label ?? "")}>
      <ClipboardPaste size={18} aria-hidden /> {CLIPBOARD_TEXTS.pasteRecord(resource.one)}
    </Button>
  );
}
