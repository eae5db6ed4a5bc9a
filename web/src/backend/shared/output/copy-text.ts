import { showToast } from "../toasts";

/** Copies the text to the clipboard and says whether it could. */
export async function copyText({
  text,
  texts: { copied, copyFailed },
}: {
  text: string;
  texts: { copied: string; copyFailed: string };
}): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: "success", message: copied });
  } catch {
    showToast({ kind: "error", message: copyFailed });
  }
}
