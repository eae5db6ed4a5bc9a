import { useQuery } from "@tanstack/react-query";
import { SHEET } from "@tresen/contract/print/label/label-layout";
import { isLabelPreset } from "@tresen/contract/template/size/presets";
import { imageTemplates as resource } from "@tresen/contract/template/image-template.resource";
import { useMemo } from "react";
import { callPage } from "../../../shared/api";
import { canSee } from "../../admin/model/access";
import { useMe } from "../../shared/session";
import { type TemplateDesign, designOf } from "../../shared/template/design-of";

export interface LabelTemplate {
  id: string;
  name: string;
  design: TemplateDesign;
}

const MOST = 100;
const NONE: readonly LabelTemplate[] = [];

/** Whether a design is one of labels, or small enough that a sheet has several of it. */
function isForLabels({ design, preset }: { design: TemplateDesign; preset: unknown }): boolean {
  if (isLabelPreset(String(preset))) return true;
  const inch = 25.4 / design.dpi;
  const [width, height] =
    design.unit === "mm" ? [design.width, design.height] : [design.width * inch, design.height * inch];
  return Math.floor(SHEET.width / width) * Math.floor(SHEET.height / height) > 1;
}

/** The image templates for labels of products, for those who may see them. Without them the usual labels remain. */
export function useLabelTemplates({ isWanted }: { isWanted: boolean }): {
  templates: readonly LabelTemplate[];
  isLoading: boolean;
} {
  const me = useMe();
  const { data, isLoading } = useQuery({
    queryKey: ["resource", resource.name, "labels"],
    queryFn: ({ signal }) =>
      callPage("GET /api/{resource}", {
        params: { resource: resource.name },
        query: { source: "product", limit: MOST, sort: "name", as: "staff" },
        signal,
      }),
    enabled: isWanted && canSee({ resource, me }),
    retry: false,
  });
  const templates = useMemo(() => {
    if (!isWanted || !data) return NONE;
    return data.data.flatMap((record) => {
      const design = designOf(record);
      return design && isForLabels({ design, preset: record["preset"] })
        ? [{ id: record.id, name: design.name, design }]
        : [];
    });
  }, [isWanted, data]);
  return { templates, isLoading };
}
