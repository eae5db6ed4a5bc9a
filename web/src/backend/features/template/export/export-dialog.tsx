import type { AnyRecord } from "@tresen/contract/openapi/client";
import { TEMPLATE_SOURCES } from "@tresen/contract/template/data/field-kinds";
import { ExportPanel } from "./export-panel";

/** The export of a template of the list. */
export function ExportDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const source = TEMPLATE_SOURCES.find((one) => one === record["source"]) ?? "none";
  const [identifier, name] = [String(record["identifier"]), String(record["name"])];
  const preset = String(record["preset"]);
  return <ExportPanel template={{ id: record.id, identifier, name, source, preset }} onClose={onClose} />;
}
