import { useMutation } from "@tanstack/react-query";
import { type TemplateSource, hasRecords } from "@tresen/contract/template/data/field-kinds";
import { isLabelPreset } from "@tresen/contract/template/size/presets";
import { pictureStem } from "@tresen/contract/template/export/file-names";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { BulkJob } from "../../../admin/bulk/bulk-job";
import { Choices } from "../../../admin/bulk/choices";
import { useSavedFile } from "../../../admin/bulk/export-panel";
import { PanelFailure } from "../../../admin/bulk/panel-failure";
import { useStart } from "../../../admin/bulk/use-start";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { RecordChoice } from "../records/record-choice";
import { useIsSourceHidden } from "../example/use-is-source-hidden";
import type { SourceRecord } from "../records/record-queries";
import type { PictureFormat } from "../../../shared/template/template-picture";
import { downloadPicture } from "./download-picture";
import { TEMPLATE_EXPORT_TEXTS as texts } from "./export.texts";

const NONE: readonly SourceRecord[] = [];

interface ExportPanelProps {
  template: {
    /** Null for one that was never saved. */
    id: string | null;
    identifier: string;
    name: string;
    source: TemplateSource;
    preset: string;
  };
  /** The records that are chosen at first. */
  initial?: readonly SourceRecord[];
  isUnsaved?: boolean;
  /** Saves the template; false where it was not saved, which the editor tells. */
  save?: () => Promise<boolean>;
  onClose: () => void;
}

/** Makes pictures of a template for chosen records: one at once, several by a job. */
export function ExportPanel({ template, initial = NONE, isUnsaved = false, save, onClose }: ExportPanelProps) {
  const { id, identifier, name, source, preset } = template;
  const [chosen, setChosen] = useState(initial);
  const [format, setFormat] = useState<PictureFormat>("png");
  /** Pressed while there was something to save. */
  const [isWanted, setIsWanted] = useState(false);
  const isBound = hasRecords(source);
  const isHidden = useIsSourceHidden(source);
  const [only] = chosen;
  const isSingle = !isBound || chosen.length === 1;
  const job = useStart((of: string) =>
    call("POST /api/image-templates/{id}/exports", {
      params: { id: of },
      body: { format, ...(isBound ? { records: chosen.map((record) => record.id) } : {}) },
    }),
  );
  const left = useRef(new AbortController());
  const single = useMutation({
    mutationFn: (of: string) =>
      downloadPicture({
        ...{ id: of, format, record: isBound && only ? only.id : null, signal: left.current.signal },
        name: pictureStem({ template: { identifier, name }, title: isBound && only ? only.name : "" }),
      }),
    // What is too large for an answer, a job can still make.
    onError: (error, of) => {
      if (isTooLarge(error) && !left.current.signal.aborted) job.mutate(of);
    },
  });
  useSavedFile(job.job);
  const begin = (of: string): void => (isSingle ? single.mutate(of) : job.mutate(of));
  useEffect(() => {
    if (!isWanted || isUnsaved || id === null) return;
    setIsWanted(false);
    begin(id);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- begins once, as soon as it is saved
  }, [isWanted, isUnsaved, id]);
  const start = async (): Promise<void> => {
    if (!isUnsaved && id !== null) return begin(id);
    setIsWanted(true);
    if (await save?.()) return;
    // What is wrong is told by the editor below.
    setIsWanted(false);
    onClose();
  };
  const isPending = job.isPending || single.isPending || isWanted;
  const isEmpty = isBound && (chosen.length === 0 || isHidden);
  /** What was about to begin does not begin any more. */
  const close = (): void => {
    left.current.abort();
    job.giveUp();
    onClose();
  };
  const reset = (): void => {
    single.reset();
    job.reset();
  };
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={texts.title(name)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {job.job === null ? (
            <>
              <Button onPress={close}>{single.isSuccess ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
              <Button variant="primary" isDisabled={isPending || isEmpty} onPress={() => void start()}>
                {isPending ? texts.starting : startText({ isSingle, isUnsaved })}
              </Button>
            </>
          ) : (
            <>
              <Button
                onPress={() => {
                  reset();
                  job.setJob(null);
                }}
              >
                {texts.other}
              </Button>
              <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
            </>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {job.job === null ? (
          <>
            <Choices
              label={texts.format}
              value={format}
              onChange={(next) => {
                reset();
                setFormat(next);
              }}
              options={[
                { value: "png", label: texts.png },
                { value: "jpeg", label: texts.jpeg },
                { value: "pdf", label: texts.pdf },
              ]}
            />
            {isLabelPreset(preset) && source === "product" && (
              <p className="text-sm text-muted">
                {texts.labels}{" "}
                <Link to="/$resource" params={{ resource: "products" }} className="text-action-text underline">
                  {texts.toProducts}
                </Link>
              </p>
            )}
            <div role="status" className="flex flex-col gap-2 text-sm">
              {!isBound && <p>{texts.single}</p>}
              {isHidden && <p>{texts.hidden}</p>}
              {isBound && !isEmpty && <p>{texts.result({ format, source, count: chosen.length })}</p>}
              {isUnsaved && <p className="text-warning">{texts.unsaved}</p>}
              {single.isSuccess && <p className="text-success">{texts.downloaded(single.data)}</p>}
            </div>
            <PanelFailure
              error={job.error ?? (isTooLarge(single.error) ? null : single.error)}
              message={texts.failed}
            />
            {isBound && !isHidden && (
              <RecordChoice
                source={source}
                chosen={chosen}
                onChange={(next) => {
                  reset();
                  setChosen(next);
                }}
              />
            )}
          </>
        ) : (
          <BulkJob id={job.job} onJob={job.setJob} onFollow={onClose} />
        )}
      </div>
    </SidePanel>
  );
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ code }) => code === "template.too_large");

function startText({ isSingle, isUnsaved }: { isSingle: boolean; isUnsaved: boolean }): string {
  if (isSingle) return isUnsaved ? texts.saveAndDownload : texts.download;
  return isUnsaved ? texts.saveAndStart : texts.start;
}
