import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { orderProjectName } from "@tresen/contract/project/project.texts";
import type { EditorProps } from "../../admin/form/editor";
import { TextEditor } from "../../admin/form/editors/text-editors";
import { orderQueries } from "../../shared/order-queries";
import { Button } from "../../shared/ui/button";
import { PROJECT_PAGE_TEXTS as texts } from "./project.texts";

/** The order of a project by its product and number. Its id is shown where there is no such order that the person may see. */
export function OrderField({ field, path, value, onChange }: EditorProps) {
  const id = typeof value === "string" ? value : "";
  const { data: order } = useQuery({ ...orderQueries.one(id), enabled: id !== "", retry: false });
  if (field.kind !== "text") return null;
  if (id === "" || !order) return <TextEditor field={field} {...{ path, value, onChange }} />;
  return (
    <div role="group" aria-label={field.title} className="flex flex-col gap-1 text-sm">
      <span className="font-medium">{field.title}</span>
      <span className="flex flex-wrap items-center gap-3">
        <Link to="/orders/history" search={{ order: id }} className="underline">
          {orderProjectName(order)}
        </Link>
        <Button size="sm" onPress={() => onChange(null)}>
          {texts.withoutOrder}
        </Button>
      </span>
    </div>
  );
}
