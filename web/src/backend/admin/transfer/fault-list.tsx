import { useMutation } from "@tanstack/react-query";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { Copy, Download } from "lucide-react";
import { callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";
import { failureText } from "../../shared/failure";
import { download } from "../../shared/output/download";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { REPORT_TEXTS } from "../bulk/bulk.texts";
import { IMPORT_TEXTS } from "./transfer.texts";

/** The faulty lines of a table, as a file or for the clipboard. */
export function FaultCommands({ view: { id } }: { view: Pick<BulkView, "id"> }) {
  const saving = useMutation({
    mutationFn: async () =>
      download({
        name: IMPORT_TEXTS.faultsFile,
        type: "text/csv;charset=utf-8",
        content: `${CSV_START}${csvLines(await faultsOf(id))}`,
      }),
    onError: (error) => tell(error, REPORT_TEXTS.loadFailed),
  });
  const copying = useMutation({
    mutationFn: async () => {
      const lines = await faultsOf(id);
      const plain = (cell: string): string => cell.replace(/\s+/g, " ");
      await navigator.clipboard.writeText(lines.map((line) => line.map(plain).join("\t")).join("\n"));
    },
    onSuccess: () => showToast({ kind: "success", message: IMPORT_TEXTS.copied }),
    onError: (error) => tell(error, IMPORT_TEXTS.copyFailed),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button isDisabled={saving.isPending} onPress={() => saving.mutate()}>
        <Download size={18} aria-hidden /> {IMPORT_TEXTS.downloadFaults}
      </Button>
      <Button isDisabled={copying.isPending} onPress={() => copying.mutate()}>
        <Copy size={18} aria-hidden /> {IMPORT_TEXTS.copyFaults}
      </Button>
    </div>
  );
}

async function faultsOf(id: string): Promise<string[][]> {
  const entries = await fetchAll((page) =>
    callPage("GET /api/bulk/{id}/report", { params: { id }, query: { outcome: "refused", ...page } }),
  );
  const lines = entries.map(({ line, label, message = "" }) => [
    line === undefined ? "" : String(line),
    label,
    message,
  ]);
  return [[...IMPORT_TEXTS.faultsHead], ...lines];
}

function tell(error: unknown, message: string): void {
  showToast({ kind: "error", message: failureText(error, message), error });
}
