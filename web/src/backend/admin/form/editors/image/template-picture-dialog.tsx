import { useQuery } from "@tanstack/react-query";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../../shared/common.texts";
import { failureDetail } from "../../../../shared/failure";
import { resourceOf } from "../../../../shared/template/source-resource";
import { templatePicture } from "../../../../shared/template/template-picture";
import { Button } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../../shared/ui/states";
import { useFileUrl } from "../../../../shared/template/use-file-url";
import { ReferencePicker } from "../../../picker/reference-picker";
import { resourceQueries } from "../../../queries";
import { TEMPLATE_PICTURE_TEXTS as texts } from "./template-picture.texts";

/** Draws a picture by a template, with the values of a record, for a field that stores it as any other file. */
export function TemplatePictureDialog({ onFile, onClose }: { onFile: (file: File) => void; onClose: () => void }) {
  const [template, setTemplate] = useState<string | null>(null);
  const [record, setRecord] = useState<string | null>(null);
  const chosen = useQuery({
    ...resourceQueries.one({ name: "image-templates", id: template ?? "" }),
    enabled: template !== null,
  });
  const source = chosen.data?.["source"] as TemplateSource | undefined;
  const isOrder = source === "order";
  const resource = source && resourceOf(source);
  const drawn = useQuery({
    queryKey: ["template-picture", template, record],
    queryFn: ({ signal }) => templatePicture({ id: template ?? "", record, format: "png", signal }),
    enabled: source !== undefined && !isOrder,
    // The template or the record may change while the dialog is closed.
    gcTime: 0,
    retry: false,
  });
  const url = useFileUrl(drawn.data);
  const take = (): void => {
    if (!drawn.data) return;
    const name = typeof chosen.data?.["identifier"] === "string" ? chosen.data["identifier"] : "bild";
    onFile(new File([drawn.data], `${name}.png`, { type: "image/png" }));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" onPress={take} isDisabled={!drawn.data || drawn.isFetching}>
            {texts.take}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ReferencePicker
          resource="image-templates"
          label={texts.template}
          value={template}
          onChange={(id) => {
            setTemplate(id);
            setRecord(null);
          }}
        />
        {resource && (
          <div className="flex flex-col gap-1">
            <ReferencePicker
              key={resource.name}
              resource={resource.name}
              label={texts.record(resource.one)}
              value={record}
              onChange={setRecord}
            />
            <p className="text-sm text-muted">{texts.recordHint}</p>
          </div>
        )}
        <div className="grid min-h-48 place-items-center rounded-panel bg-sunken p-3" aria-busy={drawn.isFetching}>
          {template === null ? (
            <p className="text-sm text-muted">{texts.choose}</p>
          ) : isOrder ? (
            <p className="text-sm text-danger">{texts.ofOrder}</p>
          ) : chosen.isError || drawn.isError ? (
            <ErrorState
              message={texts.failed}
              detail={failureDetail(chosen.error ?? drawn.error)}
              onRetry={() => void (chosen.isError ? chosen : drawn).refetch()}
              isRetrying={chosen.isFetching || drawn.isFetching}
            />
          ) : url ? (
            <img
              src={url}
              alt={texts.preview}
              className="max-h-[50dvh] max-w-full rounded-control border border-line"
            />
          ) : (
            <Skeleton className="h-48" />
          )}
        </div>
        <p role="status" className="sr-only">
          {drawn.isFetching ? texts.drawing : url ? texts.preview : ""}
        </p>
        <p className="text-sm text-muted">{texts.kept}</p>
      </div>
    </Dialog>
  );
}
