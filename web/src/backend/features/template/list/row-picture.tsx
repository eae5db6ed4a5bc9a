import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ImageOff } from "lucide-react";
import { useMemo } from "react";
import { designOf } from "../../../shared/template/design-of";
import { DrawnDesign } from "./drawn-design";

export function RowPicture({ record }: { record: AnyRecord }) {
  const design = useMemo(() => designOf(record), [record]);
  return design ? <DrawnDesign design={design} size="tiny" /> : <ImageOff size={14} className="text-muted" />;
}
