import { FORMAT_LABELS } from "@tresen/contract/time-sheet/export/export.texts";
import { Download } from "lucide-react";
import { useState } from "react";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { failureSentences } from "../../shared/failure";
import { download } from "../../shared/output/download";
import { serverFile } from "../../shared/output/server-file";
import { Button } from "../../shared/ui/button";
import { FieldMessage } from "../../shared/ui/input";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

interface FileButtonsProps {
  /** Without its format. */
  address: string;
  /** The path with the names of its parameters. */
  route: string;
  formats: readonly (keyof typeof FORMAT_LABELS)[];
  /** What the buttons say of a format, where that is more than its name. */
  labelOf?: (format: string) => string;
}

/** Buttons for files that the server makes. */
export function FileButtons({ address, route, formats, labelOf = (format) => format }: FileButtonsProps) {
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const load = async (format: string): Promise<void> => {
    setLoading(true);
    setError(null);
    try {
      await callWithEntry(async () => {
        const asked = `${address}${address.includes("?") ? "&" : "?"}format=${format}`;
        const { name, file } = await serverFile({ address: asked, route });
        download({ name, content: file, type: file.type });
      });
    } catch (failure) {
      setError(failureSentences(failure, texts.fileFailed));
    }
    setLoading(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button key={format} size="sm" isDisabled={isLoading} onPress={() => void load(format)}>
            <Download size={16} aria-hidden /> {labelOf(FORMAT_LABELS[format])}
          </Button>
        ))}
      </div>
      {error && (
        <div role="alert">
          <FieldMessage>{error}</FieldMessage>
        </div>
      )}
    </div>
  );
}
