import { Link } from "@tanstack/react-router";
import { CLOSING_FORMATS, type ClosingFormat } from "@tresen/contract/closing/closing";
import { FORMAT_LABELS, UNCHECKED_FORMAT } from "@tresen/contract/closing/export/export.texts";
import { Download } from "lucide-react";
import { useState } from "react";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { failureSentences } from "../../shared/failure";
import { download } from "../../shared/output/download";
import { serverFile } from "../../shared/output/server-file";
import { Button } from "../../shared/ui/button";
import { FieldMessage } from "../../shared/ui/input";
import { CLOSING_TEXTS as texts } from "./closing.texts";

/** Buttons for the files of closings. @param address the address of the file, without its format. */
export function FileLinks({ address }: { address: string }) {
  const [loading, setLoading] = useState<ClosingFormat | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = async (format: ClosingFormat): Promise<void> => {
    setLoading(format);
    setError(null);
    try {
      await callWithEntry(async () => {
        const [path = ""] = address.split("?");
        const { name, file } = await serverFile({
          address: `${address}${address.includes("?") ? "&" : "?"}format=${format}`,
          route: path.replace(/closings\/[^/]+\//, "closings/{id}/"),
        });
        download({ name, content: file, type: file.type });
      });
    } catch (failure) {
      setError(failureSentences(failure, texts.fileFailed));
    }
    setLoading(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {CLOSING_FORMATS.map((format) => (
          <Button key={format} isDisabled={loading !== null} onPress={() => void load(format)}>
            <Download size={16} aria-hidden /> {FORMAT_LABELS[format]}
          </Button>
        ))}
      </div>
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <FieldMessage>{error}</FieldMessage>
          <Link to="/$resource" params={{ resource: "ledgers" }} className="text-sm underline">
            {texts.accounts}
          </Link>
        </div>
      )}
      <p className="max-w-prose text-sm text-muted">{UNCHECKED_FORMAT}</p>
    </div>
  );
}
